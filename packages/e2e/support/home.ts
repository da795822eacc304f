import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits for the complete home page. Logging out restarts the product at its home address, which overtakes
 * anybody who continues before the page has loaded. Its words appear before its scripts, which a page without
 * a network waits for and then starts once more.
 */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  const whole = page.locator('main:not([aria-busy="true"])');
  await expect(whole.getByRole('heading', { name: 'Climbing competitions, live' })).toBeVisible();
}

/** Logs out with the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectHome(page);
}
