import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from './first-load.ts';
import { type Product, startProduct } from './product.ts';

/** Starts the product with its demo, and Chromium; both end with the work. */
export async function productInBrowser<T>(
  work: (product: Product, browser: Browser) => Promise<T>,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'topout-bench-'));
  const product = await startProduct({ TOPOUT_DATA_DIR: join(directory, 'data'), TOPOUT_DEMO: '1' });
  const browser = await launch();
  try {
    return await work(product, browser);
  } finally {
    await browser.close();
    await product.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The time of this machine, finely, as pages on it tell it, too. */
export const machineNow = (): number => performance.timeOrigin + performance.now();
