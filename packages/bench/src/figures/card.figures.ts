import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { plainFigure, ratioFigure, type Figure } from '../figure.ts';
import { firstLoad, launch } from '../load/first-load.ts';
import { floorBundleKb } from '../load/floor-bundle.ts';
import { tokenOf } from '../load/demo.ts';
import { median, onPhone } from '../load/phone.ts';
import { startProduct } from '../load/product.ts';

const rounds = 3;

/** The demo's jam, where the demo competitor scores herself. */
const jam = '0198a5c0-0000-7000-8000-000000000005';

/** A route of the card that opens, which the page's first sight does not have. */
const ready = '#root main button[aria-expanded]';

/** Milliseconds until a route of the card can be opened, on a weak phone. */
const usable = (browser: Browser, url: string, session: string): Promise<number> =>
  onPhone(browser, session, async (page) => {
    const begun = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    return performance.now() - begun;
  });

/** What a climber downloads before the own card is there, and how long it takes on a weak phone. */
export async function cardFigures(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const floor = await floorBundleKb();
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    const host = `http://127.0.0.1:${product.port}`;
    const url = `${host}/${jam}`;
    const session = JSON.stringify({
      accessToken: await tokenOf(product.port, 'competitor'),
      refreshToken: 'not-needed',
      lastUpdated: Date.now(),
      profile: null,
    });
    const card = await firstLoad(browser, url, session, ready);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await usable(browser, url, session));
    return [
      ratioFigure('JavaScript until a route can be tapped, kB gzip', card.readyKb, floor, { atMost: 1.6 }),
      ratioFigure('the same, with what it loads once the routes are there', card.scriptKb, floor, {
        atMost: 2,
      }),
      plainFigure('own card usable, 1.6 Mbit/s, slow phone, s', median(times) / 1000, { atMost: 2.5 }, ' s'),
    ];
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
