import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { HeldLine } from '../outbox/use-settleable.ts';
import type { MarkedRoute } from './marks-text.ts';

/** One held result, with its context. */
export interface HeldCardProps {
  readonly line: HeldLine;
  readonly judging: Judging;
  /** Absent if the competition no longer has the route. */
  readonly route: MarkedRoute;
  /** Whose result it is and where, if many are listed. */
  readonly about?: ReactNode;
}
