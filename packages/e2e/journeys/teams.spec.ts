import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { joinJam } from '../support/jam.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

const pointsOf = async (line: Locator) =>
  Number((await line.getByRole('cell').last().textContent())?.replace(',', ''));

test('two friends form a team, which moves up on its board and in the hall', async ({
  page,
  request,
  visit,
}) => {
  const family = await joinJam(request, ['Ada', 'Cleo']);
  const { uuid, routes } = family;
  const [ada, cleo] = family.climbers;
  const [easy] = routes;
  if (!ada || !cleo || !easy) throw new Error('the jam is not there');
  const team = `Team ${ada.name}`;
  const board = await visit();
  await board.goto(`/${uuid}/teams`);
  const line = board.getByRole('row').filter({ hasText: team });
  await expect(board.getByRole('row').filter({ hasText: 'The Crimpsons' })).toBeVisible();

  const code = await test.step('a parent makes the team for one child and joins with the other', async () => {
    await signIn(page, family.parent, `/${uuid}/enter/entries/${ada.uuid}/team`);
    await page.getByLabel('Name of the team').fill(team);
    await page.getByRole('button', { name: 'Make the team' }).click();
    await expect(page.getByText(`${ada.name} climbs for ${team}.`)).toBeVisible();
    await expectAccessible(page);
    const shown = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/).textContent()) ?? '';
    await page.goto(`/${uuid}/enter/entries/${cleo.uuid}/team`);
    await page.getByLabel('Code of the team').fill(shown.toLowerCase());
    await page.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByText(`${cleo.name} climbs for ${team}.`)).toBeVisible();
    return shown;
  });
  await expect(line).toContainText('Needs at least 3 members');

  await test.step('the organiser puts a man into it', async () => {
    const desk = await visit();
    await signIn(desk, await demoAccount(request, 'Organiser'), `/${uuid}/teams/edit`);
    await expect(desk.getByText(`2 of 5 · Code ${code}`)).toBeVisible();
    const without = desk.getByRole('list', { name: 'Without a team' }).getByRole('button');
    await without.filter({ hasText: 'Men' }).first().click();
    await desk.getByRole('combobox', { name: 'Team' }).selectOption(`${team} (2 of 5)`);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(`3 of 5 · Code ${code}`)).toBeVisible();
    await expectAccessible(desk);
  });
  await expect(line).not.toContainText('Needs at least');

  await test.step('a result of one counts for all', async () => {
    const before = await pointsOf(line);
    await page.goto(`/${uuid}?entry=${ada.uuid}&route=${easy.uuid}`);
    const keys = page.getByRole('group', { name: /^Log route/ });
    await keys.getByRole('button', { name: 'Flash', exact: true }).click();
    await expect(line.getByRole('listitem').filter({ hasText: ada.name })).toContainText('120 counts');
    expect(await pointsOf(line)).toBe(before + 120);
    await expectAccessible(board);
  });

  await test.step('the hall shows the board of teams', async () => {
    await board.goto(`/${uuid}/screen?category=${uuid}`);
    await expect(board.getByRole('region', { name: /^Teams, 1 of / })).toBeVisible();
    await expect(board.getByText('The Crimpsons')).toBeVisible();
  });
});
