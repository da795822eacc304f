import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { plainFigure, type Figure } from '../figure.ts';
import { launch } from '../load/first-load.ts';
import { largeBoard } from '../load/large-board.ts';
import { startProduct } from '../load/product.ts';

const rows = 400;
const updates = 40;

/** The first updates run code for the first time. */
const warmUps = 5;

/** By then an update is painted: they come every 250 ms at most. */
const paintedMs = 700;

/** Milliseconds of script that a page has run so far. */
async function scriptMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

/** What one result costs a phone with a large board open, in Chromium on the built front end. */
export async function boardUpdateFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const board = await largeBoard(product.port, rows);
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`http://127.0.0.1:${product.port}/${board.competition}/entries`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.locator(`table[aria-rowcount="${rows + 1}"]`).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const spent: number[] = [];
    for (let update = 0; update < warmUps + updates; update += 1) {
      const before = await scriptMs(devtools);
      await board.top();
      await sleep(paintedMs);
      if (update >= warmUps) spent.push((await scriptMs(devtools)) - before);
    }
    spent.sort((a, b) => a - b);
    const at = (share: number) => spent[Math.floor(spent.length * share)] ?? 0;
    const bound = { atMost: 16 };
    return [
      plainFigure(`board of ${rows} rows: script per update, ms, median`, at(0.5), bound, ' ms'),
      plainFigure(`board of ${rows} rows: script per update, ms, p95`, at(0.95), bound, ' ms'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
