import { expectAccessibleNow } from '../support/accessible.ts';
import { lineOf, report } from '../support/board.ts';
import { joinGym, openCompetition } from '../support/competition.ts';
import { demoGym } from '../support/demo.ts';
import { lineTo } from '../support/engines/line.ts';
import { port } from '../support/server-under-test.ts';
import { expect, test } from '../support/test.ts';

test('opens the board without an account: places, names, scores, live', async ({ page, request }) => {
  const response = await page.goto(`/${demoGym.uuid}/entries`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Leaderboard · ${demoGym.name} · Topout`);

  const women = page.getByRole('table', { name: 'Women' });
  await expect(women.getByRole('columnheader')).toHaveText([/Position/, 'Name', 'Score']);
  const { rows } = (await (
    await request.get(`/api/competitions/${demoGym.uuid}/leaderboard?category=${await categoryOf('Women')}`)
  ).json()) as { rows: Row[] };
  const shown = rows.slice(0, 3).map((row) => `${row.user.first_name} ${row.user.last_name}`);
  for (const [index, name] of shown.entries()) {
    const line = women.getByRole('row').nth(index + 1);
    await expect(line.getByRole('cell').first()).toHaveText(`${rows[index]?.position}`);
    await expect(line).toContainText(name);
    await expect(line).toContainText(rows[index]?.score_text ?? 'a score');
  }

  async function categoryOf(name: string): Promise<string> {
    const reply = await request.get(`/api/competitions/${demoGym.uuid}`);
    const { stages } = (await reply.json()) as {
      stages: { categories: { uuid: string; name: string }[] }[];
    };
    return stages[0]?.categories.find((one) => one.name === name)?.uuid ?? '';
  }
});

interface Row {
  readonly position: number | null;
  readonly score_text: string;
  readonly user: { readonly first_name: string; readonly last_name: string };
}

test('shows people under 16 by first name and initial only', async ({ page, request }) => {
  const { uuid, climbers } = await openCompetition(request, {
    name: 'Little Cup',
    field: { Youth: ['Milo'] },
    age: 12,
  });
  await page.goto(`/${uuid}/entries`);
  await expect(lineOf(page, 'Milo')).toContainText('Milo J.');
  for (const path of ['leaderboard', 'entries', '']) {
    const reply = await request.get(`/api/competitions/${uuid}/${path}`);
    expect(await reply.text()).not.toContain(climbers[0]?.name.split(' ')[1] ?? '');
  }
});

test('splits the score of IFSC_RANKING into T, Z, TA and ZA', async ({ page, request }) => {
  const { uuid } = await openCompetition(request, {
    name: 'Ranking Cup',
    field: { Open: ['Rita'] },
    scoringSystem: 'IFSC_RANKING',
  });
  await page.goto(`/${uuid}/entries`);
  const heads = page.getByRole('table', { name: 'Open' }).getByRole('columnheader');
  await expect(heads).toContainText(['#', 'Name', 'T', 'Z', 'TA', 'ZA']);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(lineOf(page, 'Rita').locator('th [aria-hidden=true]').first()).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
});

test('chooses categories, which stay chosen over a reload', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/entries`);
  const chip = page
    .getByRole('group', { name: 'Categories' })
    .getByRole('button', { name: 'Men', exact: true });
  await expect(page.getByRole('table')).toHaveCount(3);
  await chip.click();
  await expect(page.getByRole('table')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Men' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(page.getByRole('table')).toHaveCount(3);
});

test('finds people by the beginning of a name', async ({ page, request }) => {
  const { climbers } = await joinGym(request, ['Quirina']);
  const name = climbers[0]?.name ?? '';
  await page.goto(`/${demoGym.uuid}/entries`);
  const search = page.getByPlaceholder('Search competitors...');
  const open = page.getByRole('button', { name: 'Search competitors' });
  await open.click();
  for (const typed of ['quirina', name.split(' ')[1] ?? '', name.toUpperCase()]) {
    await search.fill(typed);
    await expect(lineOf(page, name)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(1);
  }
  await search.fill('uirina');
  await expect(page.getByText('No competitor matches “uirina”.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(page.getByRole('table')).toHaveCount(3);
});

test('leads from a row to the app', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/entries`);
  await page.getByRole('table', { name: 'Men' }).getByRole('row').nth(1).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Use the Topout App' });
  await expect(dialog).toContainText('The detailed scorecard is only available in the mobile app.');
  await expect(dialog.getByRole('link', { name: 'Continue in the browser' })).toHaveAttribute(
    'href',
    /entry=/,
  );
  await dialog.getByRole('link', { name: 'Get the app' }).click();
  await expect(page).toHaveURL('/app');
});

test('does not see a board that is not public', async ({ page, request }) => {
  const { uuid, organiser } = await openCompetition(request, {
    name: 'Secret Cup',
    field: { Open: ['Sara'] },
  });
  await organiser.patch(`/competitions/${uuid}`, { live_leaderboard: false });
  await page.goto(`/${uuid}/entries`);
  await expect(page.getByText('The leaderboard cannot be viewed until the competition ends.')).toBeVisible();
});

test('follows somebody, which stays, and learns why they stand where they stand', async ({ page }) => {
  await page.goto(`/${demoGym.uuid}/entries`);
  // Far enough down that the line is out of sight.
  const line = page.getByRole('table', { name: 'Women' }).getByRole('row').nth(25);
  const name = (await line.getByRole('rowheader').getByRole('button').innerText()).trim();
  await line.getByRole('link', { name: `why is ${name}` }).click();
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).last().click();
  await page.reload();
  const pinned = page.getByRole('region', { name: 'Your competitors' });
  await expect(pinned.getByRole('button', { name: `Go to ${name}` })).toBeVisible();
  await expectAccessibleNow(page);

  await lineOf(page, name)
    .getByRole('link', { name: `why is ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(/^Behind .+: \d+ pts, made on \d+ routes?$/)).toBeVisible();
  await expect(dialog.getByRole('columnheader', { name: 'Lead' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
});

test('comes with thirteen requests, the last four of them after the rows, and fetches nothing more until somebody asks', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  await page.goto(`/${demoGym.uuid}/entries`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('load');
  await page.waitForTimeout(2_000);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(13);
  await context.close();
});

test('sees the last board when it is opened while the server is away, and a live one within seconds after', async ({
  page,
}) => {
  const line = await lineTo(port);
  const board = `${line.url}/${demoGym.uuid}/entries`;
  await page.goto(board);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const keeps = `Boolean(localStorage['${demoGym.uuid}/board'] && navigator.serviceWorker.controller)`;
  await expect.poll(() => page.evaluate(keeps), 'keeps board and page').toBe(true);

  line.cut();
  await page.goto(board);
  await expect(lineOf(page, 'Camille Moreau')).toBeVisible();
  await expect(page.getByText('Not live', { exact: true })).toBeVisible();
  await expect(page.getByText(/This is the board as of/)).toBeVisible();

  const backSinceMs = Date.now();
  line.mend();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByText(/This is the board as of/)).toBeHidden();
  report('live again after the server is back', backSinceMs);
  await line.close();
});
