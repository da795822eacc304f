import { chromium, type Browser } from '@playwright/test';
import { gzipKb } from './floor-bundle.ts';

export interface FirstLoad {
  /** All requests until the page is at rest, including the document. */
  readonly requests: number;
  /** Longest chain of requests that waited for each other; the document is 1. */
  readonly depth: number;
  /** JavaScript, kB gzip. */
  readonly scriptKb: number;
  /** The part of it that was requested before the page was ready. */
  readonly readyKb: number;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: [...flags, ...extra],
  });

/** For the page: notes when something first fits `selector`. */
const noteReady = (selector: string): string => `{
  const observer = new MutationObserver(() => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    performance.mark('topout-bench-ready');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}`;

/** For the page: what it had requested by then. */
const requestedUntilReady = `{
  const [ready] = performance.getEntriesByName('topout-bench-ready');
  performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= (ready?.startTime ?? Infinity))
    .map(({ name }) => name);
}`;

/** Opens `url` cold and counts. `session` is written to the browser's session storage first. */
export async function firstLoad(
  browser: Browser,
  url: string,
  session: string | null,
  ready: string,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (session !== null)
    await page.addInitScript((text) => sessionStorage.setItem('topout/session', text), session);
  const depths = new Map<string, number>();
  let requests = 0;
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    const cause = initiator.stack?.callFrames.find(({ url: from }) => from)?.url ?? initiator.url;
    const asynchronous = initiator.stack?.parent?.callFrames.find(({ url: from }) => from)?.url;
    const before = Math.max(depths.get(cause ?? '') ?? 0, depths.get(asynchronous ?? '') ?? 0);
    depths.set(request.url, Math.max(depths.get(request.url) ?? 0, before + 1));
  });
  await page.addInitScript(noteReady(ready));
  const scripts: Promise<{ readonly url: string; readonly kb: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => ({ url: response.url(), kb: gzipKb(body) })));
  });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(1500);
  const early = new Set(await page.evaluate<string[]>(requestedUntilReady));
  const sizes = await Promise.all(scripts);
  const sum = (some: typeof sizes) => some.reduce((total, { kb }) => total + kb, 0);
  await context.close();
  return {
    requests,
    depth: Math.max(...depths.values()),
    scriptKb: sum(sizes),
    readyKb: sum(sizes.filter(({ url }) => early.has(url))),
  };
}
