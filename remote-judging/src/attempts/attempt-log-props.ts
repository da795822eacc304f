import type { Entry, Route, SignedAttempt } from '@topout/contract';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownStream } from '../outbox/overlay-attempts.ts';

export interface AttemptLogProps {
  readonly title: string;
  readonly judging: Judging;
  readonly route: Route;
  readonly entry: Entry;
  readonly stream: ShownStream;
  /** The judge logging. */
  readonly judge: SignedAttempt['judge'];
}
