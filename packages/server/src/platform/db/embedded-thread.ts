import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RunProtocol } from './protocol-stream.ts';

/** Beside this file, and with its ending: a release runs JavaScript. */
const file = import.meta.filename.replace(/embedded-thread(?=\.[jt]s$)/, 'embedded-worker');

export interface EmbeddedThread {
  readonly run: RunProtocol;
  readonly close: () => Promise<void>;
}

/**
 * Starts the thread of the database whose files are in `files`.
 *
 * @throws Error of the database if they cannot be read
 */
export async function startEmbedded(files: string): Promise<EmbeddedThread> {
  const worker = new Worker(file, { workerData: files, execArgv: [] });
  await once(worker, 'message');
  let failed: Error | null = null;
  worker.on('error', (error: Error) => {
    failed = error;
  });
  const gone = new Promise<never>((_, reject) => {
    worker.on('exit', () => reject(failed ?? new Error('The database has ended')));
  });
  gone.catch(() => undefined);
  // Like a file: whoever waits for an answer keeps the process alive, and nobody else.
  worker.unref();
  return {
    run: async (messages) => {
      worker.ref();
      try {
        const answer = new Promise<Uint8Array>((resolve) => {
          worker.once('message', resolve);
        });
        worker.postMessage(messages, [messages.buffer]);
        return await Promise.race([answer, gone]);
      } finally {
        worker.unref();
      }
    },
    close: async () => {
      worker.ref();
      const exit = once(worker, 'exit');
      worker.postMessage(null);
      await exit;
    },
  };
}
