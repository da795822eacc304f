import { expectAccessible } from '../support/accessible.ts';
import { demoAccount } from '../support/demo.ts';
import { demoJam } from '../support/jam.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('a prize is drawn in the hall, and drawn again for somebody who is not there', async ({
  page,
  request,
  visit,
}) => {
  await signIn(page, await demoAccount(request, 'Organiser'), `/${demoJam.uuid}/raffle`);
  await page.getByRole('button', { name: 'Prizes and rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prizes and rules' });
  await dialog.getByLabel('Number of prizes').fill('8');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const hall = await visit();
  await hall.goto(`/${demoJam.uuid}/screen/raffle`);
  await expect(hall.getByText(/climbers in the raffle$/)).toBeVisible();

  const draw = page.getByRole('button', { name: /^Draw: / });
  const prize = ((await draw.textContent()) ?? '').replace('Draw: ', '');
  await draw.click();
  const line = page.getByRole('listitem').filter({ hasText: prize }).first();
  await expect(line).toContainText(/drawn by .+ from \d+/);
  await expect(hall.getByText(/^Drawn from /)).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(hall);

  await line.getByRole('button', { name: / is not there$/ }).click();
  await expect(line).toContainText('was not there');
  await expect(hall.getByText('Next to be drawn')).toBeVisible();
  await page.getByRole('button', { name: `Draw: ${prize}` }).click();
  await expect(line).toContainText('was not there');
  await expect(line.getByRole('button', { name: / is not there$/ })).toBeVisible();
});

test('the control of the hall’s screens brings the raffle onto them, draws, and brings the boards back', async ({
  page,
  request,
  visit,
}) => {
  const hall = await visit();
  await hall.goto(`/${demoJam.uuid}/screen`);
  const board = hall.getByRole('region').first();
  await expect(board).toBeVisible();
  await signIn(page, await demoAccount(request, 'Organiser'), `/${demoJam.uuid}/screen/control`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Raffle');
  await expect(hall.getByRole('heading', { name: 'Raffle' })).toBeVisible();
  await expect(board).toBeHidden();

  const draw = page.getByRole('button', { name: /^Draw: / });
  const prize = ((await draw.textContent()) ?? '').replace('Draw: ', '');
  await draw.click();
  await expect(hall.getByText(prize, { exact: true })).toBeVisible();
  await expect(hall.getByText(/^Drawn from /)).toBeVisible();
  await expect(draw).not.toHaveText(`Draw: ${prize}`);
  await expectAccessible(page);
  await hall.reload();
  await expect(hall.getByText(/^Drawn from /)).toBeVisible();
  await expect(hall.getByText(prize, { exact: true })).toBeVisible();

  await press('Boards');
  await expect(board).toBeVisible();
  await expect(hall.getByRole('heading', { name: 'Raffle' })).toBeHidden();
});
