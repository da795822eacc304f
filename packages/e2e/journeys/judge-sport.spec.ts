import { boardRow, lineOf } from '../support/board.ts';
import { freeRoute, joinGym, newJudge } from '../support/competition.ts';
import { addToQueue, climberRow, openClimber, press, queueAddress, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('counts holds, keeps a note, is resumed, changed and cleared', async ({ page, request, visit }) => {
  const gym = await joinGym(request, ['Lena']);
  const [lena] = gym.climbers;
  if (!lena) throw new Error('nobody is entered');
  const route = await freeRoute(gym, 'Severn Bore');
  await signIn(page, await newJudge(request, gym, route), queueAddress(gym, route));
  await expect(page.getByText('Sport, 40 holds')).toBeVisible();
  await addToQueue(page, lena.name);
  await openClimber(page, lena.name);

  const counter = page.getByRole('status').filter({ hasText: /of 40 holds|all 40 holds/ });
  const usedLastHold = page.getByRole('button', { name: 'Used last hold' });
  const top = page.getByRole('button', { name: 'Top', exact: true });
  await expect(counter).toHaveText('0of 40 holds');
  await expect(page.getByRole('button', { name: 'One hold fewer' })).toBeDisabled();
  await expect(usedLastHold).toBeDisabled();
  for (let hold = 0; hold < 3; hold += 1) await press(page, 'One hold more');
  await usedLastHold.click();
  await expect(counter).toHaveText('3+of 40 holds');
  await press(page, 'One hold more');
  await expect(counter).toHaveText('4of 40 holds');

  await top.click();
  await expect(counter).toHaveText('TOPall 40 holds');
  await expect(usedLastHold).toBeDisabled();
  await top.click();
  await expect(counter).toHaveText('4of 40 holds');
  await top.click();
  await press(page, 'One hold fewer');
  await expect(counter).toHaveText('39of 40 holds');
  await press(page, 'One hold more');
  await expect(counter).toHaveText('TOPall 40 holds');
  await press(page, 'Undo');
  await expect(counter).toHaveText('39of 40 holds');
  while (await page.getByRole('button', { name: 'Save' }).isVisible()) await press(page, 'Undo');
  await expect(counter).toHaveText('0of 40 holds');
  for (let hold = 0; hold < 7; hold += 1) await press(page, 'One hold more');
  await usedLastHold.click();
  await press(page, '+ Note');
  await page.getByPlaceholder('Add notes here...').fill('Clipped the last quickdraw');
  await press(page, 'Save');

  await expect(page).toHaveURL(queueAddress(gym, route));
  await expect(page.getByRole('heading', { name: 'Queue (0)' })).toBeVisible();
  await expect(climberRow(page, lena.name)).toContainText('7+');

  await openClimber(page, lena.name);
  await expect(counter).toHaveText('7+of 40 holds');
  await expect(page.getByPlaceholder('Add notes here...')).toHaveValue('Clipped the last quickdraw');
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
  await top.click();
  await press(page, 'Save');
  await expect(climberRow(page, lena.name)).toContainText('TOP');

  const card = await visit();
  await card.goto(`/${gym.uuid}?entry=${lena.uuid}`);
  await expect(card.getByRole('row').filter({ hasText: 'TOP' })).toHaveCount(1);
  const { score_text } = await boardRow(gym, lena);
  const board = await visit();
  await board.goto(`/${gym.uuid}/entries`);
  await expect(lineOf(board, lena.name)).toContainText(score_text);

  await openClimber(page, lena.name);
  await press(page, 'Clear attempts');
  const dialog = page.getByRole('dialog', { name: 'Clear Attempts' });
  await expect(dialog).toContainText(
    'Are you sure you want to clear this competitor’s attempts on this route?',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(counter).toHaveText('TOPall 40 holds');
  await press(page, 'Clear attempts');
  await dialog.getByRole('button', { name: 'Clear attempts' }).click();
  await expect(counter).toHaveText('0of 40 holds');
  await expect(card.getByRole('row').filter({ hasText: 'TOP' })).toHaveCount(0);
  await expect(lineOf(board, lena.name)).not.toContainText(score_text);
});
