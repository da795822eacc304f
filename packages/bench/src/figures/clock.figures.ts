import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Figure } from '../figure.ts';
import { oneCategory } from '../load/one-category.ts';
import { productInBrowser } from '../load/product-in-browser.ts';

const screens = 50;
/** How long they are watched. */
const watchedMs = 20_000;
/** By then each has measured the server's time once more, while no other page was loading. */
const measuredAgainMs = 35_000;
const most = 100;

/** Notes when the digits of the clock change, and when a timer of the page alone rings at each whole second. */
const note = `{
  const now = () => performance.timeOrigin + performance.now();
  window.shown = [];
  window.rung = [];
  new MutationObserver(() => {
    const text = document.querySelector('[role=timer]')?.textContent;
    if (text && window.shown.at(-1)?.[0] !== text) window.shown.push([text, now()]);
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const ring = () => {
    const second = Math.round(now() / 1_000);
    if (window.rung.at(-1)?.[0] !== String(second)) window.rung.push([String(second), now()]);
    setTimeout(ring, 1_001 - (now() % 1_000));
  };
  setTimeout(ring, 1_001 - (now() % 1_000));
}`;

/** What a page noted, and when. */
type Noted = readonly (readonly [what: string, atMs: number])[];

/**
 * How far the screens are apart, for each second that all of them showed.
 *
 * @returns milliseconds, of the worst second and of the one in the middle
 */
function spreadOf(all: readonly Noted[]): { readonly worst: number; readonly median: number } {
  const times = Map.groupBy(all.flat(), ([what]) => what);
  const spreads = [...times.values()]
    .filter((noted) => noted.length === all.length)
    .map((noted) => noted.map(([, atMs]) => atMs))
    .map((at) => Math.max(...at) - Math.min(...at))
    .toSorted((a, b) => a - b);
  if (spreads.length < 10) throw new Error(`all screens showed only ${spreads.length} seconds together`);
  return { worst: spreads.at(-1) ?? 0, median: spreads[spreads.length >> 1] ?? 0 };
}

/** How far apart fifty screens of the product change the digits of one clock, from timers of fifty pages alone. */
export const clockFigures = (): Promise<Figure[]> =>
  productInBrowser(async (product, browser) => {
    const { competition, at, call } = await oneCategory(product.port, 'On the clock');
    const { stage } = await call<{ stage: string }>('GET', `${at}/clock`);
    const press = (version: number, more: object) =>
      call('POST', `${at}/clock/presses`, { uuid: randomUUID(), stage, version, ...more });
    const plan = { prepare: 0, climb: 600, change: 0, slots: 1, rolling: false };
    await press(0, { kind: 'SET', plan });
    await press(1, { kind: 'START' });
    const pages: Page[] = [];
    for (let screen = 0; screen < screens; screen += 1) {
      // Each measures the server's time for itself.
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(note);
      await page.goto(`http://127.0.0.1:${product.port}/${competition}/clock`);
      await page.getByRole('timer').waitFor();
      pages.push(page);
    }
    await sleep(measuredAgainMs);
    const forget = 'window.shown = []; window.rung = [];';
    await Promise.all(pages.map((page) => page.evaluate(forget)));
    await sleep(watchedMs);
    const noted = (what: 'shown' | 'rung') =>
      Promise.all(pages.map((page) => page.evaluate<Noted>(`window.${what}`)));
    const [shown, floor] = [spreadOf(await noted('shown')), spreadOf(await noted('rung'))];
    const figure = (name: string, value: number, of: number): Figure => ({
      name: `one clock on ${screens} screens: apart, ms, ${name}`,
      value,
      floor: of,
      ratio: value / of,
      reach: `≤ ${most} ms`,
      ok: value <= most,
    });
    return [
      figure('median second', shown.median, floor.median),
      figure('worst second', shown.worst, floor.worst),
    ];
  });
