import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** An icon of 28 px. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** It is all there is on the page, and its title the page's. */
  readonly whole?: boolean | undefined;
  readonly children?: ReactNode;
  /** What to do next: a Button or ButtonLink. */
  readonly action?: ReactNode;
}

/** A screen or list with nothing in it: says why, and what to do next. */
export function EmptyState({ icon, title, whole = false, children, action }: EmptyStateProps) {
  const Title = whole ? 'h1' : 'h2';
  return (
    <div className={styles.empty}>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
