import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { HeldLine } from '../outbox/use-settleable.ts';
import type { MarkedRoute } from './marks-text.ts';

/** One held result, and what it is about. */
export interface HeldCardProps {
  readonly line: HeldLine;
  readonly judging: Judging;
  /** Absent where the competition has no such route any more. */
  readonly route: MarkedRoute;
  /** Whose result it is and where, where many are listed. */
  readonly about?: ReactNode;
}
