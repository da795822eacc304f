import type { Attempt, Route } from '@topout/contract';
import type { AttemptRights } from '@topout/domain';
import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** What both ways to enter a result are given. */
export interface InputProps {
  readonly route: Route;
  /** Whose attempts. */
  readonly user: string;
  /** On screen, saved or not. */
  readonly attempts: readonly ShownAttempt[];
  /** Those on the server, or on their way to it. */
  readonly saved: readonly ShownAttempt[];
  readonly rules: Judging['competition']['settings'];
  readonly rights: AttemptRights;
  /** Of the venue. */
  readonly timeZone: string;
  /** Who logs. */
  readonly judge: Attempt['judge'];
  /** @param goesOn this is part of the last tap: undone with it */
  readonly onChange: (attempts: readonly ShownAttempt[], goesOn?: boolean) => void;
  /** Under the result. */
  readonly clear: ReactNode;
  /** Above the keys: what this comes to, and what is not likely to be meant. */
  readonly standing: ReactNode;
  /** Under the keys. */
  readonly bar: ReactNode;
}
