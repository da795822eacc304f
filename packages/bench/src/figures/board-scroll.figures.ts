import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainFigure, type Figure } from '../figure.ts';
import { launch } from '../load/first-load.ts';
import { largeBoard } from '../load/large-board.ts';
import { startProduct } from '../load/product.ts';

const rows = 2_000;

/** A cheap phone is about so much slower than the machine that measures. */
const slowDown = 4;

/** How long the way from the first row to the last takes: a thumb in a hurry. */
const scrollMs = 12_000;

/** A longer frame is seen. */
const longMs = 50;

/** Runs in the page. Scrolls from one end to the other; gives the milliseconds between one frame and the next. */
const scrollThrough = `new Promise((done) => {
  const frames = [];
  const way = document.documentElement.scrollHeight - innerHeight;
  const began = performance.now();
  let before = began;
  const frame = (now) => {
    frames.push(now - before);
    before = now;
    scrollTo(0, (way * (now - began)) / ${scrollMs});
    if (now - began < ${scrollMs}) requestAnimationFrame(frame);
    else done(frames.slice(1));
  };
  requestAnimationFrame(frame);
})`;

/** How smooth a very large board scrolls on a slow phone while results come in, one a second. */
export async function boardScrollFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const board = await largeBoard(product.port, rows);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`http://127.0.0.1:${product.port}/${board.competition}/entries`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
    await board.top();
    await sleep(2_000);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    const updates = setInterval(() => void board.top(), 1_000);
    const frames = await page.evaluate<number[]>(scrollThrough).finally(() => clearInterval(updates));
    const long = frames.filter((ms) => ms > longMs);
    const name = `board of ${rows} rows, scrolled at ${slowDown} x slow-down`;
    return [
      plainFigure(
        `${name}: frames over ${longMs} ms, %`,
        (long.length / frames.length) * 100,
        { atMost: 5 },
        ' %',
      ),
      plainFigure(`${name}: longest frame, ms`, Math.max(...frames), { atMost: 200 }, ' ms'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
