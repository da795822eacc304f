import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ratioFigure, type Figure } from '../figure.ts';
import { readDemo } from '../load/demo.ts';
import { launch } from '../load/first-load.ts';
import { median, onPhone } from '../load/phone.ts';
import { freePort, startProduct } from '../load/product.ts';
import { proxied } from '../load/without-first-sight.ts';

const rounds = 5;

/** Milliseconds until the first words are painted. */
const firstWords = (browser: Browser, url: string, session: string | null): Promise<number> =>
  onPhone(browser, session, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    for (let tries = 0; tries < 300; tries += 1) {
      await page.waitForTimeout(50);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      if (painted !== undefined) return painted;
    }
    throw new Error(`${url} painted nothing within 15 s`);
  });

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
