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
  let failed = new Error('The database has ended');
  let ended = false;
  // One at a time: a stream passes the next messages once these are answered.
  let asked: PromiseWithResolvers<Uint8Array> | null = null;
  worker.on('message', (answer: Uint8Array) => asked?.resolve(answer));
  worker.on('error', (error: Error) => {
    failed = error;
  });
  worker.on('exit', () => {
    ended = true;
    asked?.reject(failed);
  });
  // Like a file: whoever waits for an answer keeps the process alive, and nobody else.
  worker.unref();
  return {
    run: async (messages) => {
      if (ended) throw failed;
      asked = Promise.withResolvers();
      worker.ref();
      try {
        worker.postMessage(messages, [messages.buffer]);
        return await asked.promise;
      } finally {
        asked = null;
        worker.unref();
      }
    },
    close: async () => {
      if (ended) return;
      worker.ref();
      const exit = once(worker, 'exit');
      worker.postMessage(null);
      await exit;
    },
  };
}
