import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs, durableStartParams } from './durable-fs.ts';

/*
 * The embedded database on a thread of its own: it computes and waits for the disk while the other one answers
 * requests. Takes messages of the protocol, or null to end.
 */
const lite = await PGlite.create({
  fs: new DurableFs(workerData as string),
  startParams: durableStartParams,
});

async function answer(messages: Uint8Array | null): Promise<void> {
  if (messages === null) {
    await lite.close();
    parentPort?.close();
    return;
  }
  const bytes = new Uint8Array(await lite.execProtocolRaw(messages));
  parentPort?.postMessage(bytes, [bytes.buffer]);
}

parentPort?.on('message', (messages: Uint8Array | null) => void answer(messages));
parentPort?.postMessage('open');
