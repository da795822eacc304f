import { connect, type Socket } from 'node:net';

/** Many open connections that note when the next message with a mark has reached the last of them. */
export interface Listeners {
  /** Resolves with the time (ms, `performance.now`) when all have received bytes containing `mark`. */
  allReceived(mark: string): Promise<number>;
  readonly lastMessage: () => string;
  close(): void;
}

async function open(port: number, greeting: string, ready: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((done, failed) => {
    socket.once('error', failed);
    socket.once('connect', () => {
      if (greeting) socket.write(greeting);
    });
    let seen = '';
    const onData = (chunk: Buffer): void => {
      seen += chunk.toString('latin1');
      if (!seen.includes(ready)) return;
      socket.off('data', onData);
      done();
    };
    socket.on('data', onData);
  });
  return socket;
}

/**
 * Opens `count` connections, 100 at a time; each has then received the text `ready`, so the server knows it.
 */
export async function openListeners(
  port: number,
  count: number,
  greeting: string,
  ready: string,
): Promise<Listeners> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(100, count - sockets.length) }, () =>
      open(port, greeting, ready),
    );
    sockets.push(...(await Promise.all(batch)));
  }
  let last = '';
  for (const socket of sockets) socket.on('error', () => socket.destroy());
  return {
    lastMessage: () => last,
    allReceived: (mark) =>
      new Promise((done) => {
        let waiting = sockets.length;
        for (const socket of sockets) {
          let seen = '';
          const onData = (chunk: Buffer): void => {
            seen += chunk.toString('latin1');
            if (!seen.includes(mark)) return;
            socket.off('data', onData);
            last = seen;
            waiting -= 1;
            if (waiting === 0) done(performance.now());
          };
          socket.on('data', onData);
        }
      }),
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Those of several servers as one. */
export const together = (all: readonly Listeners[]): Listeners => ({
  allReceived: async (mark) => Math.max(...(await Promise.all(all.map((one) => one.allReceived(mark))))),
  lastMessage: () => all[0]?.lastMessage() ?? '',
  close: () => {
    for (const one of all) one.close();
  },
});

/** What a judge's phone keeps open. */
export const floorRequest = (competition: string, token: string): string =>
  `GET /api/competitions/${competition}/events?topics=presence HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`;

export const eventsRequest = (competition: string, category: string): string =>
  `GET /api/competitions/${competition}/events?topics=board:${category} HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\n\r\n`;
