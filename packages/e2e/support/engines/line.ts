import { connect, createServer, type Socket } from 'node:net';

/**
 * The line between a phone and the server, which tests can cut: only Chromium can be taken off the network
 * from outside.
 */
export interface Line {
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(serverPort: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((phone) => {
    if (isCut) return void phone.resetAndDestroy();
    const far = connect(serverPort, '127.0.0.1');
    for (const [one, other] of [
      [phone, far],
      [far, phone],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
    }
  });
  const drop = () => {
    for (const one of open) one.destroy();
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        drop();
      }),
  };
}
