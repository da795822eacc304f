import type { Locator } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { report } from '../support/board.ts';
import { openCompetition } from '../support/competition.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or number' });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Competitors' }).getByRole('button', { name: new RegExp(name) });
const turn = (page: Page, name: string) => page.getByRole('switch', { name: new RegExp(`^${name}`) });

test('desk with walk-in: two desks check people in, see each other, and know who is missing', async ({
  page,
  request,
  visit,
}) => {
  const { uuid, climbers } = await openCompetition(request, {
    name: 'Desk Open',
    field: { Women: ['Ada', 'Bea'], Men: ['Cem'] },
    capacities: { Men: 1 },
    age: 14,
    settings: { has_competitor_numbers: true },
  });
  const [ada = '', bea = '', cem = ''] = climbers.map(({ name }) => name);
  const organiser = await demoAccount(request, 'Organiser');
  await signIn(page, organiser, `/${uuid}/dashboard`);
  await page.getByRole('link', { name: 'Check-in' }).click();
  await expect(page.getByText('0 of 3 here')).toBeVisible();
  const other = await visit();
  await signIn(other, organiser, `/${uuid}/check-in`);
  await expect(other.getByText('0 of 3 here')).toBeVisible();
  await expectAccessibleNow(page);

  // By keyboard alone, from the first letter.
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(ada.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(turn(page, 'Here')).toBeFocused();
  const saidAt = Date.now();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${ada} is here.`)).toBeVisible();
  await expect(other.getByText('1 of 3 here')).toBeVisible();
  report('from one desk to the other', saidAt);

  // Both on one person, about different things.
  await row(other, ada).click();
  await turn(other, 'Paid').click();
  await other.getByLabel('Amount').fill('25');
  await other.getByRole('combobox', { name: 'How' }).selectOption('Card');
  await other.getByRole('button', { name: 'Record' }).click();
  await turn(page, 'Waiver signed').click();
  await page.getByLabel('Guardian’s name').fill('Paula Parent');
  await expectAccessibleNow(page);
  await page.getByRole('button', { name: 'Record' }).click();
  for (const desk of [page, other]) {
    await expect(row(desk, ada)).toContainText('HerePaidSignedNo bib');
    await expect(desk.getByText(/25\.00 GBP, Card/)).toBeVisible();
  }

  // Undone, and everybody sees it.
  await turn(page, 'Bib given').click();
  await expect(row(other, ada)).not.toContainText('No bib');
  await page.getByText(`${ada} has a bib.`).getByRole('button', { name: 'Undo' }).click();
  await expect(row(other, ada)).toContainText('No bib');

  // A walk-in for a full category, then for one with room.
  await search(page).fill('kim walker');
  await page.getByRole('button', { name: 'Add kim walker' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a walk-in' });
  await expect(sheet.getByLabel('First name')).toHaveValue('Kim');
  const category = sheet.getByRole('combobox', { name: 'Category' });
  await category.selectOption('Men (full)');
  await sheet.getByRole('button', { name: 'Enter and check in' }).click();
  await expect(sheet.getByText('No free place')).toBeVisible();
  await expectAccessibleNow(page);
  await category.selectOption('Women');
  await sheet.getByRole('button', { name: 'Enter and check in' }).click();
  await expect(page.getByText(/Kim Walker is entered and here, number \d+\./)).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(other.getByText('2 of 4 here')).toBeVisible();

  // What was done says so below the payment's buttons.
  await turn(page, 'Paid').click();
  const bottomOf = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
    return y + height;
  };
  const toast = page.getByText(/Kim Walker is entered and here/);
  const above = async () => (await toast.boundingBox())?.y ?? 0;
  expect(await bottomOf(page.getByRole('button', { name: 'Record' }))).toBeLessThanOrEqual(await above());
  await page.getByRole('button', { name: 'Cancel' }).click();

  // Who is missing.
  await other.getByRole('button', { name: /^Missing/ }).click();
  await expect(row(other, bea)).toBeVisible();
  await expect(row(other, cem)).toBeVisible();
  await expect(row(other, 'Kim Walker')).toBeHidden();
  await expectAccessibleNow(other);

  // The history says what happened, and takes it back for the desks as well.
  await page.goto(`/${uuid}/history`);
  // A slow page may be drawn anew under the press.
  const about = page.getByRole('radio', { name: 'Entries and set-up' });
  await expect(() => about.check({ force: true })).toPass();
  await expect(page.getByText('Paid, 25.00 GBP, Card')).toBeVisible();
});

test('a desk without a network says so, keeps what it shows, and goes on afterwards', async ({
  page,
  context,
  request,
}) => {
  const { uuid } = await openCompetition(request, { name: 'Desk Offline', field: { Women: ['Ada'] } });
  await signIn(page, await demoAccount(request, 'Organiser'), `/${uuid}/check-in`);
  await row(page, 'Ada').click();
  await context.setOffline(true);
  await expect(page.getByText('Not connected')).toBeVisible();
  await turn(page, 'Here').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(turn(page, 'Here')).not.toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText('Not connected')).toBeHidden();
  await turn(page, 'Here').click();
  await expect(page.getByText('1 of 1 here')).toBeVisible();
});
