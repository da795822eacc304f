import type { Route, SignedAttempt } from '@topout/contract';
import type { AttemptRights } from '@topout/domain';
import type { ReactNode } from 'react';
import type { Judging } from '../competition/use-judging.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';

/** Props of both ways to enter a result. */
export interface InputProps {
  readonly route: Route;
  /** The competitor. */
  readonly user: string;
  /** On screen, saved or not. */
  readonly attempts: readonly ShownAttempt[];
  /** Those on the server, or on their way to it. */
  readonly saved: readonly ShownAttempt[];
  readonly rules: Judging['competition']['settings'];
  /** One attempt more is possible in lead: the jury has confirmed an incident, or still decides. */
  readonly restart: 'CONFIRMED' | 'OPEN' | null;
  readonly rights: AttemptRights;
  /** The venue's. */
  readonly timeZone: string;
  /** The judge logging. */
  readonly judge: SignedAttempt['judge'];
  /** @param goesOn this continues the last tap: undone with it */
  readonly onChange: (attempts: readonly ShownAttempt[], goesOn?: boolean) => void;
  /** Under the result. */
  readonly clear: ReactNode;
  /** Above the keys: what the result adds up to, and warnings. */
  readonly standing: ReactNode;
  /** Under the keys. */
  readonly bar: ReactNode;
}
