import { connect, type Socket } from 'node:net';

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** Answers by status code. */
  readonly statuses: ReadonlyMap<number, number>;
}

interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The next request as bytes, or null if there is nothing left to send. */
  readonly next: (connection: number) => Buffer | null;
}

const headerEnd = Buffer.from('\r\n\r\n');

/** Length of one whole answer at the start of `bytes`, or null while it is incomplete. */
function answerLength(bytes: Buffer): number | null {
  const end = bytes.indexOf(headerEnd);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head);
  const whole = end + headerEnd.length + (length ? Number(length[1]) : 0);
  return bytes.length >= whole ? whole : null;
}

/**
 * Keeps one request in flight on each of `connections` kept-alive sockets for `seconds`. Raw sockets, because
 * an HTTP client costs more per request than the server under test.
 */
export async function rawLoad({ port, connections, seconds, next }: Load): Promise<LoadResult> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  const end = start + seconds * 1000;

  const drive = (index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let sent = 0;
      let received: Buffer = Buffer.alloc(0);
      const send = (): void => {
        const request = performance.now() < end ? next(index) : null;
        if (request === null) {
          socket.destroy();
          resolve();
          return;
        }
        sent = performance.now();
        socket.write(request);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
        if (length === null) return;
        const status = Number(received.toString('latin1', 9, 12));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        times.push(performance.now() - sent);
        received = received.subarray(length);
        send();
      });
    });

  await Promise.all(Array.from({ length: connections }, (_, index) => drive(index)));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), answered: times.length, statuses };
}

/** @throws Error if any answer was not 200 */
export function onlyOk(what: string, { statuses, answered }: LoadResult): void {
  if (statuses.get(200) !== answered) throw new Error(`${what}: ${JSON.stringify([...statuses])}`);
}

/** A request as bytes; a body makes it a POST of JSON. */
export function rawRequest(
  path: string,
  options: { token?: string; body?: unknown; ifNoneMatch?: string } = {},
): Buffer {
  const body = options.body === undefined ? '' : JSON.stringify(options.body);
  const lines = [`${body ? 'POST' : 'GET'} ${path} HTTP/1.1`, 'host: localhost'];
  if (options.token) lines.push(`authorization: Bearer ${options.token}`);
  if (options.ifNoneMatch) lines.push(`if-none-match: ${options.ifNoneMatch}`);
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
