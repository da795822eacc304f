import type { Route } from '@topout/api-client';
import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownStream } from '../outbox/overlay-attempts.ts';
import type { HeldResult } from '../outbox/use-settleable.ts';

/** One held result, and what it is about. */
export interface HeldCardProps {
  readonly held: HeldResult;
  readonly judging: Judging;
  readonly route: Route;
  /** What counts now. */
  readonly stream: Pick<ShownStream, 'attempts' | 'version'>;
  /** Whose result it is and where, for staff, who see many. */
  readonly about?: ReactNode;
  /** Says who logged it; without it, it was the judge who reads this. */
  readonly loggedTitle?: string;
}
