import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';
import { publicAddress } from './endpoint.ts';

/** What became of a message. */
export type Outcome =
  | { readonly is: 'taken' }
  /** The device has unsubscribed, or its endpoint is none of a push service's. */
  | { readonly is: 'gone' }
  /** The service takes none for a while, or fails, or was not reached: it has not got the message. */
  | { readonly is: 'later'; readonly waitSeconds: number | null }
  /** It has refused it for good. */
  | { readonly is: 'refused'; readonly status: number }
  /** It was sent, and nobody knows whether it arrived. */
  | { readonly is: 'unknown' };

/** A message ready to go. */
export interface Posted {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends one message; never rejects. */
export type Post = (message: Posted) => Promise<Outcome>;

const timeoutMs = 10_000;
/** Nobody is asked to wait for longer. */
const longestWaitSeconds = 3_600;

/** Sends to push services only where their names lead to the internet. */
export const postOutside: Post = async (message) => {
  const address = await publicAddress(message.endpoint).catch(() => undefined);
  if (address === undefined) return { is: 'later', waitSeconds: null };
  return address === null ? { is: 'gone' } : postTo(address, message);
};

/** Sends to one machine, whatever the endpoint's name leads to by now. Follows no redirect. */
export const postTo = (
  address: string,
  { endpoint, headers, body }: Posted,
  withinMs = timeoutMs,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const url = new URL(endpoint);
    let isSent = false;
    const failed = () => resolve(isSent ? { is: 'unknown' } : { is: 'later', waitSeconds: null });
    const sending = (url.protocol === 'https:' ? secure : plain)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        lookup: leadingTo(address),
        signal: AbortSignal.timeout(withinMs),
      },
      (answer) => {
        // What it says is of no interest, but must be taken off the line.
        answer.resume();
        answer.on('error', () => undefined);
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
      },
    );
    sending.on('error', failed);
    sending.on('finish', () => {
      isSent = true;
    });
    sending.end(body);
  });

const leadingTo =
  (address: string): LookupFunction =>
  (_host, { all }, done) => {
    const family = isIPv6(address) ? 6 : 4;
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function outcomeOf(status: number, retryAfter: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { is: 'taken' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429 || status >= 500) return { is: 'later', waitSeconds: secondsIn(retryAfter) };
  return { is: 'refused', status };
}

/** Of the header `Retry-After`: seconds, or a date. */
function secondsIn(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1_000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), longestWaitSeconds) : null;
}
