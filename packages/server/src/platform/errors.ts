import type { Problem } from '@topout/contract';
import { snakeNames } from '@topout/contract/names';

type Fields = Record<string, string[]>;

/** A refused call: `code` is stable, and clients switch on it; the message is for people. */
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

/** @param what the missing thing, in people's words: `competition`. */
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

/** The server has more work than it can do; nothing was done. */
export const busy = (): Refusal =>
  Object.assign(new Refusal(503, 'unavailable', 'The server is busy. Please try again in a moment.'), {
    retryAfter: 2,
  });

/** Whether somebody is signed in can only be asked elsewhere, where nobody answers; nothing was done. */
export const unsure = (): Refusal =>
  Object.assign(
    new Refusal(503, 'unavailable', "Your sign-in can't be checked just now. Please try again in a moment."),
    { retryAfter: 5 },
  );

/** The competition is on its way to another server; nothing was done. */
export const moving = (): Refusal =>
  Object.assign(
    new Refusal(
      503,
      'unavailable',
      'The competition is moving to another server. Please try again in a moment.',
    ),
    { retryAfter: 1 },
  );

/**
 * The body of every refusal except the token call's, as sent; also for calls without a route (behaviour:
 * calls#refusals).
 */
export const problem = (code: string, message: string, fields?: Fields): unknown =>
  snakeNames({
    code,
    detail: { nonFieldErrors: [{ message, code }], ...(fields && { fields }) },
  } satisfies Problem);
