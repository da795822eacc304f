import { nameOf, newcomer } from '../support/accounts.ts';
import { lineOf } from '../support/board.ts';
import { openCompetition } from '../support/competition.ts';
import { fillRegistration, giveEmail } from '../support/enter.ts';
import { mailTo } from '../support/mail.ts';
import { expect, type Page, test } from '../support/test.ts';

const thisYear = new Date().getFullYear();

async function addChild(page: Page, firstName: string, yearOfBirth: number) {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Okonkwo');
  await page.getByLabel('Year of birth').fill(String(yearOfBirth));
  await page.getByRole('radio', { name: 'Other' }).check();
}

test('registers, adds three children, enters them together and follows each', async ({ page, request }) => {
  const { uuid } = await openCompetition(request, { name: 'Family Day', field: { Kids: [], Youth: [] } });
  const parent = newcomer('Ngozi', 'Okonkwo');
  await page.goto(`/${uuid}/enter`);
  await page.getByRole('button', { name: "I'm a parent" }).click();
  await giveEmail(page, parent.email);
  await fillRegistration(page, parent);
  await expect(page.getByLabel('Year of birth')).toBeHidden();
  await page.getByRole('button', { name: 'Register' }).click();

  await page.getByRole('link', { name: 'Add competitor' }).click();
  await addChild(page, 'Emeka', thisYear - 8);
  await expect(page.getByRole('checkbox', { name: 'Show the full name in public' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Add competitor' }).click();
  await page.getByRole('link', { name: 'Add another competitor' }).click();
  await addChild(page, 'Ada', thisYear - 17);
  await expect(page.getByRole('checkbox', { name: 'Show the full name in public' })).toBeHidden();
  await page.getByRole('button', { name: 'Add competitor' }).click();

  await page.getByRole('link', { name: 'Add another competitor' }).click();
  await addChild(page, 'Chidi', thisYear - 10);
  await page.getByRole('button', { name: 'Add competitor' }).click();

  await page.getByRole('button', { name: 'Enter 3 competitors' }).click();
  await expect(page.getByText('Required')).toHaveCount(3);
  const [first, second] = [page.getByLabel('Category').first(), page.getByLabel('Category').nth(1)];
  await page.getByLabel('Category').last().selectOption('Kids');
  await first.selectOption('Kids');
  await second.selectOption('Not this time');
  await expect(page.getByRole('button', { name: 'Enter 2 competitors' })).toBeVisible();
  await second.selectOption('Youth');
  await page.getByRole('button', { name: 'Enter 3 competitors' }).click();

  await expect(page).toHaveURL(`/${uuid}`);
  const owners = page.getByLabel('Competitors');
  await owners.selectOption('Ada Okonkwo');
  await expect(page.getByRole('heading', { name: 'Ada Okonkwo' })).toBeVisible();
  await owners.selectOption('Emeka Okonkwo');
  await expect(page.getByRole('heading', { name: 'Emeka Okonkwo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add more...' })).toBeVisible();
  await page.getByRole('link', { name: 'View Leaderboard' }).click();
  await expect(lineOf(page, 'Emeka')).toContainText('Emeka O.');
  await expect(lineOf(page, 'Ada')).toContainText('Ada Okonkwo');
  await expect(lineOf(page, 'Chidi')).toContainText('Chidi O.');
  const mail = await mailTo(request, parent.email, 'Entered: Family Day');
  for (const name of ['Emeka', 'Ada', 'Chidi']) expect(mail.text).toContain(`${name} Okonkwo`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText(`Logged in as ${nameOf(parent)}.`)).toBeVisible();
});
