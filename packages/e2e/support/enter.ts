import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import type { Person } from './accounts.ts';

/** Types an e-mail address into the first step of a flow and continues. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in everything that registration asks, and registers. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('checkbox', { name: 'terms of use' }).check();
  await page.getByRole('checkbox', { name: 'privacy policy' }).check();
}
