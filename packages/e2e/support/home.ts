import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits for the home page, all there. A log-out starts the product again at its home address: whoever goes on before that
 * page has come is overtaken by it. Its words stand there before its scripts, which a page without a network waits for and then
 * starts once more.
 */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL('/');
  const whole = page.locator('main:not([aria-busy="true"])');
  await expect(whole.getByRole('heading', { name: 'Climbing competitions, live' })).toBeVisible();
}

/** Logs out by the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectHome(page);
}
