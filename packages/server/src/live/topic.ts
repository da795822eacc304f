import type { Authority } from '../authority/authority.ts';
import type { RequestSession } from '../http/session.ts';
import type { Spectator } from './spectator.ts';

/** Who would like to follow. */
export interface Asked {
  readonly authority: Authority;
  readonly session: RequestSession;
}

/** Begins to tell a stream, what stands now first. */
export type Follow = (spectator: Spectator) => Promise<void>;

/** Something that a stream may be about. */
export interface Topic {
  /**
   * @param about which of them: what stands behind the colon; null = nothing does
   * @throws Refusal whoever may not follow it, or there is no such thing
   */
  admit(asked: Asked, about: string | null): Promise<Follow>;
  /** Every few seconds: ends streams that may not follow any more, and tells what no signal told. */
  beat(): Promise<void>;
}
