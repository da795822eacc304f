import type { Problem } from '@topout/contract';
import { snakeNames } from '@topout/contract/names';

type Fields = Record<string, string[]>;

/** A call that is refused: `code` is stable and what clients switch on, the message is for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly fields: Fields | undefined;
  /** Seconds, for the header of that name. */
  retryAfter: number | undefined;

  constructor(status: number, code: string, message: string, fields?: Fields) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const refusal = (status: number, code: string, message: string, fields?: Fields): Refusal =>
  new Refusal(status, code, message, fields);

/** @param what the thing that is missing, as a person would call it: `competition`. */
export const notFound = (what: string): Refusal => new Refusal(404, 'not_found', `There is no such ${what}.`);

export const forbidden = (message = "You aren't allowed to do this."): Refusal =>
  new Refusal(403, 'forbidden', message);

export const unauthorised = (message = 'Please sign in.'): Refusal =>
  new Refusal(401, 'unauthorised', message);

export const invalid = (message: string, fields?: Fields): Refusal =>
  new Refusal(400, 'request.invalid', message, fields);

export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);

/** @param retryAfter seconds. */
export function rateLimited(retryAfter: number): Refusal {
  const message = 'Too many requests. Please wait a moment and try again.';
  return Object.assign(new Refusal(429, 'rate.limited', message), { retryAfter });
}

/** The server has more to do than it can; nothing was done. */
export const busy = (): Refusal =>
  Object.assign(new Refusal(503, 'unavailable', 'The server is busy. Please try again in a moment.'), {
    retryAfter: 2,
  });

/** The body of every refusal but those of the token call, as it is sent: also where a call came to no route (spec 1 §7). */
export const problem = (code: string, message: string, fields?: Fields): unknown =>
  snakeNames({
    code,
    detail: { nonFieldErrors: [{ message, code }], ...(fields && { fields }) },
  } satisfies Problem);
