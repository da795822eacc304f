import { once } from 'node:events';
import type { Server } from 'node:http';
import { camelNames } from '@topout/contract/names';

/** Makes a server listen on a free port of this machine. @returns the port */
export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The server-sent events of an address, in order of arrival. */
export interface EventReader {
  /** The next unread event with a name, parsed. Fails after twenty seconds. */
  next(name: string): Promise<unknown>;
  /** How many events with a name have arrived. */
  count(name: string): number;
  readonly ended: Promise<void>;
  close(): void;
}

export async function readEvents(url: string, token?: string): Promise<EventReader> {
  const abort = new AbortController();
  const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(url, { headers, signal: abort.signal });
  if (!reply.ok || !reply.body) throw new Error(`${reply.status} ${await reply.text()}`);
  const came: { name: string; data: unknown }[] = [];
  const taken = new Map<string, number>();
  const ended = read(reply.body, came).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });

  return {
    ended,
    count: (name) => came.filter((event) => event.name === name).length,
    close: () => abort.abort(),
    async next(name) {
      const index = taken.get(name) ?? 0;
      taken.set(name, index + 1);
      for (const until = Date.now() + 20_000; Date.now() < until;) {
        const event = came.filter((one) => one.name === name)[index];
        if (event) return event.data;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`No ${name} came`);
    },
  };
}

async function read(
  body: ReadableStream<Uint8Array>,
  came: { name: string; data: unknown }[],
): Promise<void> {
  let text = '';
  for await (const chunk of body.pipeThrough(
    new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>,
  )) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (name !== undefined && data !== undefined) came.push({ name, data: camelNames(JSON.parse(data)) });
    }
  }
}
