import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ratioFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { launch } from '../load/first-load.ts';
import { freePort, startProduct } from '../load/product.ts';
import { proxied } from '../load/without-first-sight.ts';

const rounds = 5;

/** A phone on a weak line: 1.6 Mbit/s, 150 ms, a quarter of this processor. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowDown = 4;

/** Milliseconds until the first words are painted. */
async function firstWords(browser: Browser, url: string, session: string | null): Promise<number> {
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
  await page.goto(url, { waitUntil: 'commit' });
  let painted: number | undefined;
  for (let tries = 0; tries < 300 && painted === undefined; tries += 1) {
    await page.waitForTimeout(50);
    painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  }
  await context.close();
  if (painted === undefined) throw new Error(`${url} painted nothing within 15 s`);
  return painted;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** What we gain by drawing the top of a page on the server: kept if words come a quarter earlier. */
export async function firstSightFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  const [withPort, withoutPort] = [await freePort(), await freePort()];
  const proxies = [
    proxied(product.port, withPort, { drawn: true }),
    proxied(product.port, withoutPort, { drawn: false }),
  ];
  try {
    const { competition, token } = await readDemo(product.port);
    const session = JSON.stringify({
      accessToken: token,
      refreshToken: 'not-needed',
      lastUpdated: Date.now(),
      profile: null,
    });
    const figures: Figure[] = [];
    for (const [name, path, who] of [
      ['home', '/', null],
      ['welcome', `/${competition}/enter`, null],
      ['public board', `/${competition}/entries`, null],
      ['judge’s routes', `/${competition}`, session],
      ['dashboard', `/${competition}/dashboard`, session],
    ] as const) {
      const drawn: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        drawn.push(await firstWords(browser, `http://127.0.0.1:${withPort}${path}`, who));
        bare.push(await firstWords(browser, `http://127.0.0.1:${withoutPort}${path}`, who));
      }
      figures.push(
        ratioFigure(`${name}: first words, ms, to those without first sight`, median(drawn), median(bare), {
          atMost: 0.75,
        }),
      );
    }
    return figures;
  } finally {
    for (const proxy of proxies) proxy.closeAllConnections();
    for (const proxy of proxies) proxy.close();
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
