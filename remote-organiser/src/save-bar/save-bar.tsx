import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

/** At the lower edge of a long form, always in sight: what is not saved, and the button that saves it. */
export const SaveBar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);
