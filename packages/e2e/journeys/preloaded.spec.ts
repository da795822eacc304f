import { openCompetition } from '../support/competition.ts';
import { expect, test } from '../support/test.ts';

test('finds a preloaded entry by its number and follows the score', async ({ page, request }) => {
  const { uuid, organiser, climbers } = await openCompetition(request, {
    name: 'Start List',
    field: { Open: ['Greta'] },
    age: 12,
    settings: { has_preloaded_entries: true, has_competitor_numbers: true },
  });
  await organiser.patch(`/competitions/${uuid}/entries/${climbers[0]?.uuid ?? ''}`, {
    competitor_number: 'K7',
  });
  await page.goto(`/${uuid}/enter`);
  await expect(page).toHaveURL(`/${uuid}/enter/competitor-number`);
  await page.getByLabel('Competitor number').fill('k 8');
  await expect(page.getByLabel('Competitor number')).toHaveValue('K8');
  await expect(page.getByText('Invalid competitor number')).toBeVisible();
  await page.getByLabel('Competitor number').fill('k 7');
  await expect(page.getByText('Found matching competitor: Greta J')).toBeVisible();
  await page.getByRole('button', { name: 'View live scores' }).click();
  await expect(page.getByRole('heading', { name: /^Greta/ })).toBeVisible();
});

test('leaves the first page of preloaded entries by Back, to the board, and to entering', async ({
  page,
  request,
}) => {
  const { uuid } = await openCompetition(request, {
    name: 'Start List',
    field: { Open: ['Greta'] },
    age: 12,
    settings: { has_preloaded_entries: true, has_competitor_numbers: true },
  });
  await page.goto(`/${uuid}/enter`);
  await expect(page.getByRole('link', { name: 'Entered already? Sign in' })).toBeVisible();
  await page.getByRole('link', { name: "I'm not on the list" }).click();
  await expect(page.getByRole('heading', { name: 'Not on the list?' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'See the leaderboard' }).click();
  await expect(page).toHaveURL(`/${uuid}/entries`);
  // Opened by its address, as from the code on the wall.
  const scanned = await page.context().newPage();
  await scanned.goto(`/${uuid}/enter`);
  await scanned.getByRole('button', { name: 'Back' }).click();
  await expect(scanned).toHaveURL('/');
});
