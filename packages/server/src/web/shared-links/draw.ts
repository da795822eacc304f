import { Worker } from 'node:worker_threads';

/** Beside this file, and with its ending: a release runs JavaScript. */
const file = import.meta.filename.replace(/draw(?=\.[jt]s$)/, 'draw-worker');

let before: Promise<unknown> = Promise.resolve();

/** An SVG as PNG. One at a time: many people share links at once, and the cores are for boards. */
export function drawPng(svg: string): Promise<Buffer> {
  const drawing = before.then(() => draw(svg));
  before = drawing.catch(() => undefined);
  return drawing;
}

const draw = (svg: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: svg, execArgv: [] });
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Nothing was drawn')));
  });
