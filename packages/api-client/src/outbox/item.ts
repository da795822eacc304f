import type { Command as WireCommand } from '@topout/contract';
import type { Camelised } from '../http/case.ts';

export type Command = Camelised<WireCommand>;

/**
 * Where a command is, as the judge is told:
 * `phone` on this phone, `sending`, `confirmed` by the server, `held` for somebody to decide, `refused` outright.
 */
export type OutboxState = 'phone' | 'sending' | 'confirmed' | 'held' | 'refused';

export interface OutboxItem {
  /** The command's id. */
  readonly id: string;
  /** Whose it is: nobody else sees or sends it. */
  readonly profile: string;
  readonly competition: string;
  readonly command: Command;
  readonly state: OutboxState;
  /** Why it was held or refused. */
  readonly reason: { readonly code: string; readonly message: string } | null;
  /** Version of the stream that it made. */
  readonly version: number | null;
  /** Set while an earlier command of the same stream was on its way: `base` is what that one makes. */
  readonly follows: string | null;
  /** Milliseconds since 1970 of the last change of `state`. */
  readonly changedAt: number;
}
