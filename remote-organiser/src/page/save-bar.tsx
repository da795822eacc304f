import type { ReactNode } from 'react';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  readonly children: ReactNode;
  /** Why saving failed: shown here, because the ends of the form may be out of sight. */
  readonly notice?: ReactNode;
}

/** At the bottom edge of a long form, always in sight: what is unsaved, and the save button. */
export const SaveBar = ({ children, notice }: SaveBarProps) => (
  <div className={styles.bar} data-action-bar="">
    {notice && <div className={styles.notice}>{notice}</div>}
    {children}
  </div>
);
