import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';
import { type Tone, toneClass } from './tones.ts';

export interface BadgeProps {
  readonly tone?: Tone | undefined;
  /** An icon of 14 px; a tone alone must never carry the meaning. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small label on a tint: a count, a role, a state. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, toneClass(tone))}>
      {icon}
      {children}
    </span>
  );
}
