import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone.ts';

/** What a visitor waits for, and what moves under their finger. */
export interface Vitals {
  /** Largest contentful paint, seconds. */
  readonly largestPaint: number;
  /** Milliseconds beyond 50 of each task after the first paint: a tap would wait so long. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

/** How long a page must do nothing to count as there, milliseconds, and the longest wait for that. */
const quietMs = 2_000;
const longestMs = 30_000;

interface Watch {
  largest: number;
  shift: number;
  last: number;
  readonly tasks: { readonly start: number; readonly duration: number }[];
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Watch = { largest: 0, shift: 0, last: 0, tasks: [] };
  Object.assign(globalThis, { topoutVitals: seen });
  const observer = new PerformanceObserver((list) => {
    seen.last = performance.now();
    for (const entry of list.getEntries()) {
      // Node's own types do not know what browsers call their entries.
      const kind: string = entry.entryType;
      if (kind === 'largest-contentful-paint') seen.largest = entry.startTime;
      if (kind === 'longtask') seen.tasks.push({ start: entry.startTime, duration: entry.duration });
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    Reflect.apply(observer.observe, observer, [{ type, buffered: true }]);
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { topoutVitals: seen } = globalThis as unknown as { topoutVitals: Watch };
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    const blocking = seen.tasks
      .filter(({ start }) => start >= first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { ...seen, blocking, quiet: performance.now() - seen.last };
  });

/** Opens an address cold, on a phone, and waits until `ready` is there and the page is at rest. */
export const vitalsOf = (browser: Browser, url: string, ready: string): Promise<Vitals> =>
  onPhone(browser, null, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    const end = Date.now() + longestMs;
    let now = await read(page);
    while (now.quiet < quietMs && Date.now() < end) {
      await page.waitForTimeout(250);
      now = await read(page);
    }
    return { largestPaint: now.largest / 1000, blocking: now.blocking, shift: now.shift };
  });
