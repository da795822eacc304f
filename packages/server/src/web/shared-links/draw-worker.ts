/**
 * Draws the one SVG it is given: a picture occupies a core for a third of a second, during which boards must
 * go on.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const packages = createRequire(import.meta.url);
const read = (file: string): Promise<Buffer> => readFile(packages.resolve(file));

await initWasm(await read('@resvg/resvg-wasm/index_bg.wasm'));
// Its own fonts: a machine in a cupboard has none.
const fontBuffers = await Promise.all(
  ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => read(`dejavu-fonts-ttf/ttf/${file}`)),
);
const drawer = new Resvg(String(workerData), { font: { fontBuffers, defaultFontFamily: 'DejaVu Sans' } });
parentPort?.postMessage(drawer.render().asPng());
