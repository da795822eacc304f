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
  readonly largest: number;
  readonly shift: number;
  readonly last: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** Runs in the page, before anything of it. */
const watch = `{
  const seen = { largest: 0, shift: 0, last: 0, tasks: [] };
  globalThis.topoutVitals = seen;
  const observer = new PerformanceObserver((list) => {
    seen.last = performance.now();
    for (const { entryType, startTime: start, duration, value } of list.getEntries()) {
      if (entryType === 'largest-contentful-paint') seen.largest = start;
      if (entryType === 'longtask') seen.tasks.push({ start, duration });
      if (entryType === 'layout-shift') seen.shift += value;
    }
  });
  for (const type of ['largest-contentful-paint', 'longtask', 'layout-shift'])
    observer.observe({ type, buffered: true });
}`;

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
    await page.addInitScript({ content: watch });
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
