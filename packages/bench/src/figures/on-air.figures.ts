import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { plainFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { largeBoard } from '../load/large-board.ts';
import { median, onPhone } from '../load/phone.ts';
import { machineNow, productInBrowser } from '../load/product-in-browser.ts';

const taps = 40;
/** The first ones run code for the first time. */
const warmUps = 5;
const visits = 5;
/** Every fourth has no result yet: enough for a tap each. */
const people = 200;

/** What is seen outside the product: a judge's tap over a stream, and a board on another site. */
export const onAirFigures = (): Promise<Figure[]> =>
  productInBrowser(async (product, browser) => {
    const changes = (await overlayChanges(product.port, browser)).toSorted((a, b) => a - b);
    const firstRows: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) firstRows.push(await firstRow(product.port, browser));
    const p95 = changes[Math.floor(changes.length * 0.95)] ?? 0;
    return [
      plainFigure('tap → overlay, ms, median', median(changes), { atMost: 300 }, ' ms'),
      plainFigure('tap → overlay, ms, p95', p95, { atMost: 300 }, ' ms'),
      plainFigure(
        'board on another site, phone: script and first row, s',
        median(firstRows),
        { atMost: 0.6 },
        ' s',
      ),
    ];
  });

/** Notes each change of what is on air. */
const noteChanges = `{
  window.changes = [];
  const now = () => performance.timeOrigin + performance.now();
  new MutationObserver(() => {
    const text = document.querySelector('.now')?.textContent ?? '';
    if (text && window.changes.at(-1)?.[0] !== text) window.changes.push([text, now()]);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}`;

/** From each of a judge's taps to the picture. @returns milliseconds */
async function overlayChanges(port: number, browser: Browser): Promise<number[]> {
  const board = await largeBoard(port, people);
  await board.top();
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  await page.addInitScript(noteChanges);
  await page.goto(`http://127.0.0.1:${port}/overlay/${board.competition}/now`);
  await page.locator('.now').waitFor();
  const spent: number[] = [];
  for (let number = 0; number < warmUps + taps; number += 1) {
    // Not in step with the board's own pace.
    await sleep(900 + Math.random() * 300);
    const before = await page.evaluate<number>('window.changes.length');
    const tappedMs = machineNow();
    await board.top();
    for (let look = 0; (await page.evaluate<number>('window.changes.length')) === before; look += 1) {
      if (look > 200) throw new Error('a tap did not reach the overlay');
      await sleep(20);
    }
    const changedMs = await page.evaluate<number>(`window.changes[${before}][1]`);
    if (number >= warmUps) spent.push(changedMs - tappedMs);
  }
  await context.close();
  return spent;
}

/** Notes when a row of the board is there. */
const noteRow = `{
  const look = () => {
    if (document.querySelector('topout-board')?.shadowRoot?.querySelector('tbody tr')) document.documentElement.dataset.row = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}`;

/** From the request of the script to the first row, on somebody else's site. @returns seconds */
async function firstRow(port: number, browser: Browser): Promise<number> {
  const { competition } = await readDemo(port);
  const host = `http://127.0.0.1:${port}`;
  const site = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      `<!doctype html><title>Club</title><script async src="${host}/embed.js"></script><h1>Club</h1><topout-board competition="${competition}"></topout-board>`,
    );
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  try {
    return await onPhone(browser, null, async (page) => {
      await page.addInitScript(noteRow);
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
      await page.locator('html[data-row]').waitFor();
      const spent = `document.documentElement.dataset.row - performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/embed.js')).startTime`;
      return (await page.evaluate<number>(spent)) / 1_000;
    });
  } finally {
    site.close();
  }
}
