import { statfs } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';

/** What surrounds the server and cannot be brought about by its settings. */
export interface World {
  /** This machine's clock. */
  readonly nowMs: () => number;
  /** Machines of others that tell the time and take push messages. */
  readonly services: readonly string[];
  readonly freeBytes: (folder: string) => Promise<number>;
  /** This machine's addresses in its networks. */
  readonly addresses: () => readonly string[];
}

/** The real one. */
export const realWorld: World = {
  nowMs: () => Date.now(),
  services: [
    'https://fcm.googleapis.com',
    'https://updates.push.services.mozilla.com',
    'https://web.push.apple.com',
  ],
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  addresses: () =>
    Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address),
};
