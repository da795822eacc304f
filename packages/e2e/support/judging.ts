import type { Locator, Page } from '@playwright/test';
import type { Person } from './accounts.ts';
import type { Gym, Route } from './competition.ts';
import { expect } from './test.ts';

/** Signs in on the product's own page, which leads on to `next`. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  next = '/',
): Promise<void> {
  // A page that starts anew, as after a log-out without a network, may overtake whoever leaves it.
  await expect(() => page.goto(`/sign-in?${new URLSearchParams({ next }).toString()}`)).toPass();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(next);
}

export const queueAddress = ({ uuid }: Gym, route: Route): string => `/${uuid}/judge/${route.uuid}`;

/** Adds a person to the queue of the current route. */
export async function addToQueue(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name} to the queue` }).click();
}

/** The people waiting, in order. */
export const queue = (page: Page): Locator =>
  page.getByRole('list', { name: 'Queue, next climber first' }).getByRole('link');

/** Drags one handle to another's place, as slowly as a hand. */
export async function drag(handle: Locator, target: Locator): Promise<void> {
  const { mouse } = handle.page();
  await handle.hover();
  await mouse.down();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to drag to');
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await mouse.up();
}

/** A person on the queue screen, waiting or not. */
export const climberRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name });

/** Opens a person's attempts from the queue screen. */
export async function openClimber(page: Page, name: string): Promise<void> {
  await climberRow(page, name).getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Log attempts/ })).toBeVisible();
}

/** A row of a boulder's attempts. @param ordinal `1st`, `2nd`… */
export const attemptRow = (page: Page, ordinal: string): Locator =>
  page.getByRole('list', { name: 'Attempts' }).getByRole('listitem').filter({ hasText: ordinal });

/** Presses a key on the judge's pad: a result, or a key of the counter. */
export const press = (page: Page, key: string): Promise<void> =>
  page.getByRole('button', { name: key, exact: true }).click();
