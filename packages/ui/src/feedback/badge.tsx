import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'live' | 'info' | 'warning' | 'held' | 'danger';

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  /** An icon of 14 px; a tone alone must never carry the meaning. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small label on a tint: a count, a role, a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
