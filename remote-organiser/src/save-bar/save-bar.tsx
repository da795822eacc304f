import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  readonly children: ReactNode;
  /** Why it was not saved: said here, because the form's ends may be out of sight. */
  readonly notice?: ReactNode;
}

/** At the lower edge of a long form, always in sight: what is not saved, and the button that saves it. */
export const SaveBar = ({ children, notice }: SaveBarProps) => (
  <div className={styles.bar}>
    {notice && <div className={styles.notice}>{notice}</div>}
    {children}
  </div>
);
