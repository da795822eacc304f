import { expectAccessibleNow } from '../support/accessible.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { press, signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

test('draws two starting groups, moves somebody by keyboard, and takes it back', async ({
  page,
  request,
}) => {
  const field = { Open: ['Anouk', 'Bela', 'Chiara', 'Domagoj', 'Eilidh', 'Fatoumata'] };
  const { uuid, climbers } = await openCompetition(request, { name: 'Two Groups', field });
  const [first] = climbers;
  if (!first) throw new Error('nobody is entered');
  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/results`);

  await press(page, 'Starting groups');
  const dialog = page.getByRole('dialog', { name: /^Starting groups of/ });
  await dialog.getByRole('radio', { name: '2 groups' }).check();
  await expectAccessibleNow(page);
  await dialog.getByRole('button', { name: 'Draw groups' }).click();
  await expect(dialog.getByText('A: 3, B: 3')).toBeVisible();
  await dialog.getByRole('link', { name: 'Move somebody by hand' }).click();

  const row = page.getByRole('row').filter({ hasText: first.name });
  await expect(row).toBeVisible();
  const [from, to] = (await row.innerText()).trim().endsWith('A') ? ['A', 'B'] : ['B', 'A'];
  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: `Move ${first.name}` });
  await expect(move.getByRole('radio', { name: `Group ${to}` })).toBeChecked();
  await expect(move.getByRole('radio', { name: `Group ${from}` })).toBeDisabled();
  await expectAccessibleNow(page);
  await move.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${first.name} is in group ${to} now.`)).toBeVisible();
  await expect(row).toContainText(to);

  await press(page, 'Undo');
  await expect(page.getByText(`${first.name} is back in group ${from}.`)).toBeVisible();
  await expect(row).toContainText(from);
});
