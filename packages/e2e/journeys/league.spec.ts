import { randomUUID } from 'node:crypto';
import { signIn } from '../support/judging.ts';
import { season } from '../support/season.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

test('makes a league of which the best two count, and shows it to everybody', async ({
  page,
  request,
  visit,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [spring, summer, autumn] = [`Spring ${mark}`, `Combined ${mark}`, `Autumn ${mark}`];
  // Cy stays at home in autumn. In spring Ada and Bo share first place: 90 each.
  const organiser = await season(request, {
    [spring]: { boulder: [1, 1, 2] },
    [summer]: { boulder: [2, 1, 3] },
    [autumn]: { boulder: [1, 2] },
  });

  await signIn(page, organiser, '/organise/leagues');
  await page.getByRole('button', { name: 'New league' }).click();
  await page.getByLabel('Name').fill(`Series ${mark}`);
  await page.getByRole('button', { name: 'Create league' }).click();
  for (const name of [spring, summer, autumn]) await page.getByRole('checkbox', { name }).check();
  await page.getByLabel('How many count').fill('2');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show standings' }).click();
  await expect(page.getByText('Points for places, the best 2 count')).toBeVisible();

  const spectator = await visit();
  await spectator.goto(page.url());
  await expect(spectator.getByRole('heading', { level: 1, name: `Series ${mark}` })).toBeVisible();
  await expect(spectator.getByRole('link', { name: 'Change league' })).toHaveCount(0);
  const rows = spectator.getByRole('table', { name: 'Open' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  const lines: string[][] = [];
  for (const row of (await rows.all()).slice(1)) lines.push(await row.locator('th, td').allTextContents());
  // 190 and a win each: Ada was better in the last competition. Each has one competition that does not count.
  expect(lines).toEqual([
    ['1', 'ASAda Series', '190', '901st', '802nddoes not count', '1001st'],
    ['2', 'BSBo Series', '190', '901st', '1001st', '802nddoes not count'],
    ['3', 'CSCy Series', '130', '653rd', '653rd', '–did not take part'],
  ]);

  await spectator.setViewportSize({ width: 360, height: 740 });
  // Each line of the word is a rectangle.
  const linesOfWord = await spectator.evaluate<number>(`(() => {
    const head = [...document.querySelectorAll('th a span')].find((one) => one.textContent.startsWith('Combined'));
    const range = document.createRange();
    range.setStart(head.firstChild, 0);
    range.setEnd(head.firstChild, 'Combined'.length);
    return range.getClientRects().length;
  })()`);
  expect(linesOfWord).toBe(1);
});
