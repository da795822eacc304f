import type { TokenReply } from '@topout/contract';

/** What came of a token or code: a new pair, or nothing; `ended` is the sign-in that its misuse ended. */
export interface Outcome {
  readonly tokens?: TokenReply;
  readonly ended?: string;
  /** Sign-ins of somebody who was not the owner. */
  readonly disowned?: readonly string[];
  /** Whose tokens they are. */
  readonly account?: string;
  /** The account whose mail was read: who signs in has its address. */
  readonly proven?: string;
}
