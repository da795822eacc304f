import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon, CheckCircleIcon, ErrorCircleIcon, InfoIcon } from '../icons/first-icons.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: AlertIcon, error: ErrorCircleIcon };

export interface NoticeProps {
  readonly tone?: NoticeTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** One thing to do about it: a Button. */
  readonly action?: ReactNode;
}

/**
 * Something to know about this part of the page, standing where it matters.
 * Errors interrupt a screen reader; the other tones wait their turn.
 */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone])}>
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.content}>
        <div className={styles.body}>
          {title !== undefined && <p className={styles.title}>{title}</p>}
          {children}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
