import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signedIn } from '../support/accounts.ts';
import { Api } from '../support/api.ts';
import { demoAccount } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const hour = 3_600_000;
const people = 200;

interface Competition {
  readonly uuid: string;
  readonly stages: readonly { readonly name: string }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

interface Row {
  readonly entry: string;
  readonly position: number | null;
  readonly status: string;
  readonly score: number | null;
  readonly user: { readonly first_name: string };
}

interface Results {
  readonly stages: readonly {
    readonly state: string;
    readonly categories: readonly { readonly uuid: string; readonly rows: readonly Row[] }[];
  }[];
}

const standing = ({ entry, position, status, score }: Row) => [entry, position, status, score];

/** A competition with two categories on three boulders, and nobody in it. */
async function emptyCompetition(organiser: Api) {
  const made = await organiser.post<Competition>('/competitions', {
    name: 'Two Hundred',
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    live_leaderboard: true,
    venue: { name: 'Big Wall' },
    categories: [{ name: 'Women' }, { name: 'Men' }],
  });
  const boulders = ['Slab', 'Arete', 'Roof'].map((name) => ({
    name,
    climb_type: 'BOULDER',
    segments_count: 1,
  }));
  const routes = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: boulders,
  });
  await organiser.patch(`/competitions/${made.uuid}/route-groups/${made.route_groups[0]?.uuid}`, {
    routes: routes.map(({ uuid }) => uuid),
  });
  return {
    uuid: made.uuid,
    stageName: made.stages[0]?.name ?? '',
    routes: routes.map(({ uuid }) => uuid),
  };
}

/** Women have even numbers. The last two are one person, spelt in two ways. */
const nameOf = (n: number) => (n === people ? 'Anna-Maria' : n === people - 1 ? 'Annamaria' : `Imp${n}`);
const right = Array.from({ length: people }, (_, index) => index + 1).map(
  (n) => `${nameOf(n)};Table;${1980 + (n % 20)};${n % 2 === 0 || n === people - 1 ? 'Women' : 'Men'}`,
);
const heading = 'First name;Last name;Year of birth;Category';

/** Judges' phones: `tops` people flash a route, everybody else gets the zone. */
async function judge(
  organiser: Api,
  competition: string,
  route: string,
  climbers: readonly string[],
  tops: number,
) {
  for (let from = 0; from < climbers.length; from += 50) {
    const commands = climbers.slice(from, from + 50).map((competitor, index) => ({
      id: randomUUID(),
      kind: 'attempts.append',
      route,
      competitor,
      base: null,
      device: 'journey',
      device_seq: from + index,
      client_time: new Date().toISOString(),
      payload: {
        attempts: [
          {
            uuid: randomUUID(),
            success: from + index < tops,
            segments_count: 1,
            timestamp: new Date().toISOString(),
          },
        ],
      },
    }));
    const { data } = await organiser.post<{ data: { outcome: string }[] }>(
      `/competitions/${competition}/commands`,
      { commands },
    );
    expect(data.filter(({ outcome }) => outcome !== 'APPLIED')).toEqual([]);
  }
}

/** As the browser does it where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }`);

const cellOf = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^Result of ${name} Table`) });
/** With the field above the grid, which contains only the rows near the window. */
async function findCell(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Find a row' }).fill(`${name} Table`);
  await page.keyboard.press('Enter');
  await expect(cellOf(page, name)).toBeFocused();
}
const gridRow = (page: Page, name: string) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: `${name} Table` });
const boardRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: `${name} Table` });
const search = (page: Page, name: string) => page.getByPlaceholder('Search competitors...').fill(name);
const chooseOnBoard = (page: Page, name: string) => boardRow(page, name).getByRole('button').first().click();

test('imports 200 people, runs, corrects and publishes', async ({ page, request, visit }) => {
  const account = await demoAccount(request, 'Organiser');
  const organiser = await signedIn(request, account);
  const { uuid, stageName, routes } = await emptyCompetition(organiser);
  const everybody = async () =>
    (
      await organiser.get<{ data: { uuid: string; user: { uuid: string; first_name: string } }[] }>(
        `/competitions/${uuid}/entries`,
      )
    ).data;

  await test.step('a list with mistakes enters nobody until they are put right', async () => {
    await signIn(page, account, `/${uuid}/setup/import`);
    const rows = page.getByRole('textbox', { name: 'Rows' });
    const wrong = ['Broken;Table;1990;Nowhere', 'Future;Table;2190;Women', ';Table;1990;Women', right[0]];
    await rows.fill([heading, ...right, ...wrong].join('\n'));
    await expect(page.getByText('There is no category “Nowhere” in this competition.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Errors 3' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Twice in the rows 1' })).toBeVisible();
    const enter = page.getByRole('button', { name: `Enter ${people} competitors` });
    await expect(enter).toBeDisabled();
    await rows.fill([heading, ...right].join('\n'));
    await expect(enter).toBeEnabled();
    await enter.click();
    await expect(page.getByText(`${people} competitors were entered.`)).toBeVisible();
    await page.getByRole('button', { name: 'Give numbers' }).click();
    await expect(page.getByText(`${people} competitors got a number.`)).toBeVisible();
  });

  const climbers = (await everybody()).map(({ user }) => user.uuid);
  expect(climbers).toHaveLength(people);
  const [slab = '', arete = ''] = routes;
  await judge(organiser, uuid, slab, climbers.slice(0, 150), 100);
  await judge(organiser, uuid, arete, climbers.slice(0, 60), 20);

  await test.step('a sheet goes into the grid by keyboard and by paste', async () => {
    await page.goto(`/${uuid}/bulk-scoring`);
    const { keyboard } = page;
    await findCell(page, 'Imp180');
    await keyboard.type('t3 z1');
    await keyboard.press('Enter');
    await expect(cellOf(page, 'Imp180')).toHaveText('T3 Z1');
    await expect(gridRow(page, 'Imp180').getByText('Saved')).toBeVisible();
    await keyboard.press('Control+Home');
    const second = page.getByRole('grid').getByRole('row').nth(1);
    await expect(second).toHaveAttribute('aria-rowindex', '2');
    await expect(second.getByRole('rowheader')).toBeFocused();

    await findCell(page, 'Imp182');
    const cells = [
      'Competitor\tResult',
      'Imp184 Table\tT1,Z1',
      'Imp186 Table\tZ2 A4',
      'Nobody\tT1',
      'Imp188 Table\t9c',
    ];
    await paste(page, cells.join('\n'));
    const preview = page.getByRole('dialog', { name: 'Paste results' });
    await expect(preview.getByText('No such row')).toBeVisible();
    await expect(preview.getByText(/“9C” is no result/)).toBeVisible();
    await preview.getByRole('button', { name: 'Enter 2 results' }).click();
    await expect(gridRow(page, 'Imp184').getByText('Saved')).toBeVisible();
    await expect(cellOf(page, 'Imp186')).toHaveText('Z2 A4');
  });

  await test.step('what a judge logs while a result is typed is not replaced', async () => {
    await findCell(page, 'Imp190');
    await page.keyboard.press('F2');
    const climber = (await everybody()).find(({ user }) => user.first_name === 'Imp190')?.user.uuid ?? '';
    await judge(organiser, uuid, slab, [climber], 1);
    await expect(gridRow(page, 'Imp190')).toContainText('Orla');
    await page.keyboard.type('t5');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Settle the conflict of Imp190 Table' }).click();
    const both = page.getByRole('dialog', { name: 'Somebody else was here first' });
    await expect(both.getByText(/^T1 Z1/)).toBeVisible();
    await both.getByRole('button', { name: 'Keep existing results' }).click();
    await expect(cellOf(page, 'Imp190')).toHaveText('T1 Z1');
  });

  await test.step('one who is twice becomes one, and two again; one is disqualified', async () => {
    await page.goto(`/${uuid}/entries`);
    await search(page, 'Anna');
    await chooseOnBoard(page, 'Annamaria');
    await page.getByRole('button', { name: 'Merge with entry...' }).click();
    await chooseOnBoard(page, 'Anna-Maria');
    await page
      .getByRole('dialog', { name: 'We will merge' })
      .getByRole('button', { name: 'Confirm' })
      .click();
    await expect(boardRow(page, 'Annamaria')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(boardRow(page, 'Annamaria')).toHaveCount(1);

    await search(page, 'Imp2');
    await chooseOnBoard(page, 'Imp2');
    await page.getByRole('button', { name: 'Change status...' }).click();
    await page.getByRole('button', { name: /^Disqualified/ }).click();
    await expect(boardRow(page, 'Imp2')).toContainText('Disqualified');
  });

  const stage = page.getByRole('region', { name: stageName, exact: true });
  await test.step('provisional results are corrected, and published as final', async () => {
    await page.goto(`/${uuid}/results`);
    await stage.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Close stage' }).click();
    await stage.getByRole('button', { name: 'Publish as provisional' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish as provisional' }).click();
    await expect(stage.getByText('Provisional, version 1')).toBeVisible();

    await page.goto(`/${uuid}/bulk-scoring`);
    await findCell(page, 'Imp4');
    await page.keyboard.type('t2');
    await page.keyboard.press('Enter');
    await expect(gridRow(page, 'Imp4').getByText('Saved')).toBeVisible();

    await page.goto(`/${uuid}/results`);
    await stage.getByRole('button', { name: 'Publish as official' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish as official' }).click();
    await expect(stage.getByText('Official, version 2')).toBeVisible();
  });

  await test.step('everybody sees the same results', async () => {
    const spectator = await visit();
    await spectator.goto(`/${uuid}/entries`);
    await search(spectator, 'Imp4');
    await expect(boardRow(spectator, 'Imp4')).toContainText('499 pts');
    const everyone = new Api(request);
    const results = await everyone.get<Results>(`/competitions/${uuid}/results.json`);
    expect(results.stages.map(({ state }) => state)).toEqual(['FINAL']);
    for (const { uuid: category, rows } of results.stages[0]?.categories ?? []) {
      const board = await everyone.get<{ rows: Row[] }>(
        `/competitions/${uuid}/leaderboard?category=${category}`,
      );
      expect(rows.map(standing)).toEqual(board.rows.map(standing));
    }
    const [women = [], men = []] = results.stages[0]?.categories.map(({ rows }) => rows) ?? [];
    expect(women.length + men.length).toBe(people);
    const of = (name: string) => women.find(({ user }) => user.first_name === name);
    expect(of('Imp2')).toMatchObject({ status: 'DSQ', position: null });
    expect(of('Imp4')).toMatchObject({ position: 9, score: 499 });
    expect(of('Imp6')).toMatchObject({ position: 1, score: 500 });
  });
});
