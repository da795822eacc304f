import { usePage } from '@topout/app-kit';
import { Page } from '@topout/ui';
import type { ReactNode } from 'react';
import styles from './message.module.css';

export interface MessageProps {
  /** An icon of 28 px. */
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** A page with a single message: why the flow stops here, and what to do about it. */
export function Message({ icon, title, children, action }: MessageProps) {
  usePage({ title });
  return (
    <Page className={styles.page}>
      <div className={styles.message}>
        <span className={styles.icon}>{icon}</span>
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <p className={styles.text}>{children}</p>}
        {action}
      </div>
    </Page>
  );
}
