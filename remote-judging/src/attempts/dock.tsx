import type { ReactNode } from 'react';
import styles from './dock.module.css';

/** What the thumb needs, at the bottom of the screen and always in sight. */
export function Dock({ children }: { readonly children: ReactNode }) {
  return <div className={styles.dock}>{children}</div>;
}
