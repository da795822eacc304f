import { demoGym } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

test.use({
  // The worker would answer from its cache: here everything comes from the network.
  serviceWorkers: 'block',
  // The shell, which shows the page, reports the cause as browsers report errors.
  provoked: /The script \S+ did not load/,
});

test('a remote that is down costs its own pages only, and comes back', async ({ page }) => {
  let isDown = true;
  await page.route('**/remotes/judging/**', (call) => (isDown ? call.abort() : call.continue()));
  await page.goto(`/${demoGym.uuid}?entry=0198a5c0-0009-7008-8000-000000000003`);
  await expect(page.getByRole('alert')).toContainText('This part of Topout can’t be reached right now.');
  await expect(page.getByRole('banner').getByRole('link', { name: demoGym.name })).toBeVisible();

  await page.goto(`/${demoGym.uuid}/entries`);
  await expect(page.getByRole('table', { name: 'Women' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toContainText('This part of Topout can’t be reached right now.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Women' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('alert')).toBeVisible();

  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  // Nobody is signed in: the landing page sends visitors to the entry flow.
  await expect(page).toHaveURL(`/${demoGym.uuid}/enter`);
  await expect(page.getByRole('button', { name: "I'm competing" })).toBeVisible();
});

test('a first page whose remote answers with errors keeps its frame', async ({ page }) => {
  await page.route('**/remotes/entry/**', (call) => call.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This part of Topout can’t be reached right now.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
