import type { Page } from '@playwright/test';
import { nameOf, newcomer, type Person } from '../support/accounts.ts';
import { openCompetition } from '../support/competition.ts';
import { expect, test } from '../support/test.ts';

/** From the invitation's link, although entries are closed. */
async function signUp(page: Page, competition: string, person: Person, born: string): Promise<void> {
  await page.goto(`/${competition}/enter`);
  await expect(page.getByRole('heading', { name: 'Entry not allowed' })).toBeVisible();
  await page.getByRole('link', { name: 'On the organisers’ list?' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Year of birth').fill(born);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('checkbox', { name: 'terms of use' }).check();
  await page.getByRole('checkbox', { name: 'privacy policy' }).check();
  await page.getByRole('button', { name: 'Register' }).click();
}

test('gives those on the list their entries once entries are closed: a climber, and the child of a parent', async ({
  page,
  browser,
  request,
}) => {
  const climber = newcomer('Lia', 'Listed');
  const parent = newcomer('Pia', 'Parent');
  const { uuid, organiser, name } = await openCompetition(request, {
    name: 'Listed Open',
    field: { Women: [] },
  });
  const table = [
    'Name,Category,Number,Year,E-mail',
    `${nameOf(climber)},Women,11,1990,${climber.email}`,
    `Kim Parent,Women,12,2014,${parent.email}`,
  ].join('\n');
  await organiser.post(`/competitions/${uuid}/entries/import`, { table, dry_run: false });
  await organiser.patch(`/competitions/${uuid}`, {
    entries_close_time: new Date(Date.now() - 1000).toISOString(),
  });

  await signUp(page, uuid, climber, '1990');
  await expect(page).toHaveURL(`/${uuid}`);
  await expect(page.getByRole('heading', { name: nameOf(climber) })).toBeVisible();

  const other = await browser.newPage();
  await signUp(other, uuid, parent, '1984');
  await expect(other.getByRole('heading', { name: 'No entry found' })).toBeVisible();
  await other.getByRole('link', { name: 'My child is listed' }).click();
  await other.getByLabel('First name').fill('Kim');
  await expect(other.getByLabel('Last name')).toHaveValue('Parent');
  await other.getByLabel('Year of birth').fill('2014');
  await other.getByRole('radio', { name: 'Female' }).check();
  await other.getByRole('button', { name: 'Add' }).click();
  await other.getByRole('link', { name }).click();
  await expect(other.getByRole('heading', { name: 'Kim Parent' })).toBeVisible();
  await other.close();
});
