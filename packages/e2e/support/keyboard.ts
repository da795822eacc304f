import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has before its main action. */
const mostStops = 60;

/** Presses Tab until the focus is there; past the end of the page it starts again at the top. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page = target.page();
  const focused = target.and(page.locator(':focus'));
  for (let stop = 0; stop < mostStops && (await focused.count()) === 0; stop += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
