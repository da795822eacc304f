import type { TokenReply } from '@topout/contract';

/** The result of a token or code: a new pair, or nothing; `ended` is the sign-in that its misuse ended. */
export interface Outcome {
  readonly tokens?: TokenReply;
  readonly ended?: string;
  /** Sign-ins of somebody who was not the owner. */
  readonly disowned?: readonly string[];
  /** The owner of the tokens. */
  readonly account?: string;
  /** The account whose mail was opened: the person signing in has its address. */
  readonly proven?: string;
}
