import type { Authority } from '../authority/authority.ts';
import type { RequestSession } from '../../platform/http/session.ts';
import type { Spectator } from '../../platform/live/spectator.ts';

/** The person who wants to follow. */
export interface Asked {
  readonly authority: Authority;
  readonly session: RequestSession;
}

/** Starts to feed a stream, with the current state first. */
export type Follow = (spectator: Spectator) => Promise<void>;

/** A subject that a stream can carry. */
export interface Topic {
  /**
   * @param about which one: the text after the colon; null = there is none
   * @throws Refusal if the person may not follow it, or it does not exist
   */
  admit(asked: Asked, about: string | null): Promise<Follow>;
  /**
   * Every few seconds: ends streams that may no longer follow, and reports changes that no signal reported.
   */
  beat(): Promise<void>;
}
