import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Figure, plainFigure } from '../figure.ts';
import { type Demo, readDemo } from '../load/demo.ts';
import { launch } from '../load/first-load.ts';
import { freshStreams, type Hall, openPhone, percentile, signIn } from '../load/hall.ts';
import { startProduct } from '../load/product.ts';
import { togetherFigures } from './together.figures.ts';

const results = 12;

/** A cheap phone compared with this machine. */
const slowDown = 4;

/**
 * How long, at least, a judge watches somebody climb: by then a page has loaded everything after its first
 * sight.
 */
const lookMs = 1_000;

/** Longer than any work that a tap leaves until after the paint. */
const restMs = 500;

/** Notes in the page when a tap began and when the browser had painted its result. */
const watchTaps = `(() => {
  globalThis.paints = [];
  addEventListener('pointerup', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => globalThis.paints.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, { capture: true });
})()`;

/**
 * Taps once the page is at rest, and asks the page nothing before it has painted: on such a slow page, a
 * robot's queries take longer than the thing measured.
 */
async function tap(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.waitFor();
  const place = await button.boundingBox();
  if (!place) throw new Error(`${name} is not in sight`);
  await page.waitForTimeout(restMs);
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForTimeout(restMs);
  return page.evaluate<number>('globalThis.paints.at(-1)');
}

/**
 * From the lifted finger to the painted frame: Try, Top and Save of boulder after boulder, on a loaded page.
 */
async function tapToPaint({ browser, host, demo }: Hall, streams: Demo['open']): Promise<Figure> {
  const phone = await openPhone(browser);
  const page = await phone.newPage();
  await page.addInitScript(watchTaps);
  await signIn(page, host, 'Organiser', `/${demo.competition}`);
  const devtools = await phone.newCDPSession(page);
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const times: number[] = [];
  for (const { route, competitor } of streams) {
    await page.goto(`${host}/${demo.competition}/judge/${route}/${competitor}`);
    await page.getByRole('button', { name: 'Try', exact: true }).waitFor();
    await page.waitForTimeout(lookMs);
    // Loading is measured elsewhere; here it would only take time.
    await slow(slowDown);
    for (const name of ['Try', 'Top', 'Save']) times.push(await tap(page, name));
    await slow(1);
  }
  await phone.close();
  const name = `tap → paint, Try, Top and Save, ${slowDown} × slower processor, p75, ms`;
  return plainFigure(name, percentile(times, 0.75), { atMost: 100 }, ' ms');
}

const whenTableChanges = `new Promise((done) => {
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    done(performance.timeOrigin + performance.now());
  });
  for (const table of document.querySelectorAll('table'))
    watcher.observe(table, { subtree: true, childList: true, characterData: true });
})`;

/** From Save on a judge's phone to the changed line on another phone's board. */
async function tapToBoard({ browser, host, demo }: Hall, streams: Demo['open']): Promise<Figure> {
  // All lines of the board are in sight, and therefore in the document.
  const [judging, watching] = [await openPhone(browser), await openPhone(browser, 20_000)];
  const [judge, board] = [await judging.newPage(), await watching.newPage()];
  await signIn(judge, host, 'Organiser', `/${demo.competition}`);
  await board.goto(`${host}/${demo.competition}/entries`);
  await board.locator('table tbody tr').first().waitFor();
  const times: number[] = [];
  for (const { route, competitor } of streams) {
    await judge.goto(`${host}/${demo.competition}/judge/${route}/${competitor}`);
    await judge.getByRole('button', { name: 'Top', exact: true }).tap();
    const save = judge.getByRole('button', { name: 'Save', exact: true });
    await save.waitFor();
    const changed = board.evaluate<number>(whenTableChanges);
    const tapped = judge.evaluate<number>(`new Promise((done) => {
      addEventListener('pointerup', ({ timeStamp }) => done(performance.timeOrigin + timeStamp), { once: true, capture: true });
    })`);
    await save.tap();
    times.push((await changed) - (await tapped));
    // Keeps the next change out of this one's message.
    await board.waitForTimeout(600);
  }
  await Promise.all([judging.close(), watching.close()]);
  return plainFigure(
    'tap → another phone’s board, p95, ms',
    percentile(times, 0.95),
    { atMost: 1000 },
    ' ms',
  );
}

/** What a judge feels, and how soon others see it, in real browsers. */
export async function judgingFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const demo = await readDemo(product.port);
    const streams = await freshStreams(demo, product.port, 2 * results);
    const hall: Hall = { browser, host: `http://127.0.0.1:${product.port}`, demo };
    return [
      await tapToPaint(hall, streams.slice(0, results)),
      await tapToBoard(hall, streams.slice(results)),
      ...(await togetherFigures(hall)),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
