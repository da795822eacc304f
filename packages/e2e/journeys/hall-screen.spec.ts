import { randomUUID } from 'node:crypto';
import { openCompetition } from '../support/competition.ts';
import { demoAccount, demoGym } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expectBoardsKept, expectReadyForOffline } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test('steers the screen of the hall: categories, message, pages', async ({ page, request, browser }) => {
  const hall = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await hall.goto(`/${demoGym.uuid}/screen`);
  await expect(hall.getByRole('region').first()).toContainText('pts');

  await signIn(page, await demoAccount(request, 'Organiser'));
  await page.goto(`/${demoGym.uuid}/screen/control`);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('The screens are paused.')).toBeVisible();
  const men = page
    .getByRole('group', { name: 'Categories' })
    .getByRole('button', { name: 'Men', exact: true });
  await men.click();
  await expect(hall.getByRole('region').first()).toHaveAccessibleName(/^Men, 1 of /);
  await page.getByRole('textbox', { name: 'Message' }).fill('Finals at 18:00');
  await page.getByRole('button', { name: 'Show message' }).click();
  await expect(hall.getByText('Finals at 18:00')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(hall.getByRole('region').first()).toHaveAccessibleName(/^Men, [2-9] of /);

  await page.getByRole('button', { name: 'Remove message' }).click();
  await men.click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(hall.getByText('Finals at 18:00')).toBeHidden();
  // Other journeys find the screens as they were: a page that is closed takes along what it has not sent yet.
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await hall.close();
});

test('goes on through a night without a network, and over a restart in it', async ({ browser, request }) => {
  const gym = await openCompetition(request, { name: 'Night Cup', field: { Open: ['Nora', 'Olga'] } });
  const [nora] = gym.climbers;
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const hall = await context.newPage();
  await hall.goto(`/${gym.uuid}/screen`);
  const board = hall.getByRole('region', { name: /^Open/ });
  await expect(board).toContainText(nora?.name ?? 'a name');
  await expect(hall.getByText('Live', { exact: true })).toBeVisible();
  await expectReadyForOffline(hall, request);
  await expectBoardsKept(hall, gym.uuid);

  await context.setOffline(true);
  await expect(hall.getByText('Not live')).toBeVisible();
  await expect(hall.getByText(/Last change .*\d\d:\d\d/)).toBeVisible();
  await hall.reload();
  await expect(board).toContainText(nora?.name ?? 'a name');
  await expect(hall.getByText('Not live')).toBeVisible();

  await context.setOffline(false);
  await expect(hall.getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(hall.getByText('Not live')).toBeHidden();
  await context.close();
});

test('steers two screens apart, and one of them goes on so over a reload without a network', async ({
  page,
  request,
  browser,
}) => {
  const halls = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  // Another machine: without HTTP/2 a browser has six connections to one server, and each screen keeps two
  // open.
  const other = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const [left, again, right] = [await halls.newPage(), await halls.newPage(), await other.newPage()];
  const name = `left-${randomUUID().slice(0, 6)}`;
  await signIn(page, await demoAccount(request, 'Organiser'));
  await page.goto(`/${demoGym.uuid}/screen/control`);
  await page.getByRole('textbox', { name: 'Name of another screen' }).fill(name);
  await page.getByRole('button', { name: 'Add screen' }).click();
  const address = await page.getByRole('link', { name: 'Open this screen' }).getAttribute('href');
  for (const hall of [left, again]) await hall.goto(address ?? '');
  await right.goto(`/${demoGym.uuid}/screen?screen=right`);
  for (const hall of [left, again, right]) {
    await expect(hall.getByRole('region').first()).toContainText('pts');
    await expect(hall.getByText('Live', { exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Pause' }).click();
  const categories = page.getByRole('group', { name: 'Categories' });
  await categories.getByRole('button', { name: 'Men', exact: true }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Men on this wall');
  await page.getByRole('button', { name: 'Show message' }).click();
  for (const hall of [left, again]) {
    await expect(hall.getByText('Men on this wall')).toBeVisible();
    await expect(hall.getByRole('region').first()).toHaveAccessibleName(/^Men, 1 of /);
  }
  await page.reload();
  await expect(page.getByText(`${name} has its own settings. Other screens stay as they are.`)).toBeVisible();

  await page.getByRole('button', { name: 'All screens' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Lunch until one');
  await page.getByRole('button', { name: 'Show message' }).click();
  for (const hall of [left, right]) await expect(hall.getByText('Lunch until one')).toBeVisible();
  await expect(right.getByText('Men on this wall')).toBeHidden();
  await expect(left.getByRole('region').first()).toHaveAccessibleName(/^Men, 1 of /);

  await expectReadyForOffline(left, request);
  await expectBoardsKept(left, demoGym.uuid, name, 'Lunch until one');
  await halls.setOffline(true);
  await left.reload();
  await expect(left.getByText('Lunch until one')).toBeVisible();
  await expect(left.getByRole('region').first()).toHaveAccessibleName(/^Men, 1 of /);
  await halls.setOffline(false);

  await page.getByRole('button', { name: 'Remove message' }).click();
  await expect(right.getByText('Lunch until one')).toBeHidden();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Remove this screen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove this screen' }).click();
  await expect(again.getByRole('region', { name: /^(Women|Youth)/ }).first()).toBeVisible();
  await halls.close();
  await other.close();
});
