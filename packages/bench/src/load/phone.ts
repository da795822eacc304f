import type { Browser, Page } from '@playwright/test';

/** A phone on a weak line: 1.6 Mbit/s, 150 ms, a quarter of this processor. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowDown = 4;

/** Opens a new visitor's page on such a phone. `session` is written to its session storage first. */
export async function onPhone<T>(
  browser: Browser,
  session: string | null,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (session !== null)
    await page.addInitScript((text) => sessionStorage.setItem('topout/session', text), session);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
