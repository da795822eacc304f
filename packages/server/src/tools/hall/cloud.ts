import { camelNames } from '@topout/contract/names';
import { reasonOf } from '../../platform/start-fault.ts';
import type { CloudState, HallCall } from './hall-calls.ts';
import type { TablesVersion } from './tables-version.ts';
import { newsTime } from './times.ts';

/** Where a competition was taken down from, and what this hall shows there. */
export interface Cloud {
  readonly url: string;
  readonly token: string;
  readonly competition: string;
  readonly hall: string;
  /** Of this hall. */
  readonly version: TablesVersion;
}

/** A call that the cloud refused, or that did not reach it. The message is a sentence for the host. */
export class CloudFault extends Error {
  override name = 'CloudFault';
  /** Null = it was not reached: another try may do. */
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/**
 * Calls the cloud.
 *
 * @throws CloudFault
 */
async function post(cloud: Cloud, call: string, more: object, signal?: AbortSignal): Promise<Response> {
  const { url, token, competition, hall, version } = cloud;
  const body = { token, competition, hall, ...version } satisfies HallCall;
  const limit = AbortSignal.timeout(newsTime.callMs);
  const reply = await fetch(`${url}/api/hall/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...more }),
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
    redirect: 'error',
  }).catch((error: unknown) => {
    // What `fetch` says itself says nothing.
    const { cause = error } = error as { cause?: unknown };
    throw new CloudFault(`The cloud at ${url} cannot be reached: ${reasonOf(cause)}.`, null);
  });
  if (!reply.ok) throw await faultOf(url, reply);
  return reply;
}

/**
 * @returns what the cloud answers: a `Greeting` to a hello
 * @throws CloudFault
 */
export async function ask<State extends CloudState = CloudState>(
  cloud: Cloud,
  call: 'hello' | 'news' | 'picture' | 'hand-back' | 'let-go',
  more: object = {},
  signal?: AbortSignal,
): Promise<State> {
  const reply = await post(cloud, call, more, signal);
  const said = await textOf(cloud, reply);
  try {
    return camelNames(JSON.parse(said)) as State;
  } catch {
    throw new CloudFault(`${cloud.url} is no Topout that a hall can send to.`, reply.status);
  }
}

/**
 * Has the cloud give its competition to this hall.
 *
 * @returns a file of the competition, piece by piece
 * @throws CloudFault
 */
export async function* takeFrom(cloud: Cloud): AsyncGenerator<Uint8Array> {
  yield* within(cloud, await post(cloud, 'take-down', {}), most.file);
}

/** Bytes that are read of an answer: whoever answers may not be who they should be. */
const most = { file: 512 * 1024 * 1024, words: 64 * 1024 };

async function* within(
  { url }: Pick<Cloud, 'url'>,
  { body }: Response,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  if (!body) return;
  let left = bytes;
  const pieces: AsyncIterator<Uint8Array> = body.values();
  for (;;) {
    const next = await pieces.next().catch((error: unknown) => {
      throw new CloudFault(`The line to ${url} broke: ${reasonOf(error)}.`, null);
    });
    if (next.done) return;
    left -= next.value.length;
    if (left < 0) {
      await pieces.return?.();
      throw new CloudFault(`${url} answers more than a hall reads.`, null);
    }
    yield next.value;
  }
}

async function textOf(cloud: Pick<Cloud, 'url'>, reply: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of within(cloud, reply, most.words)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function faultOf(url: string, reply: Response): Promise<CloudFault> {
  const { status } = reply;
  const text = await textOf({ url }, reply).catch(() => '');
  const said = messageIn(text);
  if (said === null && status === 404)
    return new CloudFault(`${url} is no Topout that a hall can send to.`, status);
  if (said === null || status >= 500 || status === 429)
    return new CloudFault(`The cloud at ${url} cannot answer now (${status}).`, null);
  return new CloudFault(said, status);
}

function messageIn(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: { non_field_errors?: { message?: unknown }[] } };
    const message = detail?.non_field_errors?.[0]?.message;
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
