import { expectAccessible } from '../support/accessible.ts';
import { newcomer, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { signIn } from '../support/judging.ts';
import { expect, type Page, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const hour = 3_600_000;
const rounds = ['Qualification', 'Semi-final', 'Final'];

interface Competition {
  readonly uuid: string;
  readonly stages: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly categories: readonly { readonly uuid: string }[];
  }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** Three rounds of one boulder each, and five people in the first, the last of whom does not start. */
async function threeRounds(organiser: Api) {
  const made = await organiser.post<Competition>('/competitions', {
    name: 'Three Rounds',
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    scoring_system: 'IFSC_RANKING',
    venue: { name: 'Three Walls' },
    categories: [{ name: 'Open' }],
  });
  const at = `/competitions/${made.uuid}`;
  const boulders = rounds.map((name) => ({ name, climb_type: 'BOULDER', segments_count: 1 }));
  const routes = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: boulders,
  });
  const [first] = made.route_groups;
  await organiser.patch(`${at}/route-groups/${first?.uuid}`, { routes: [routes[0]?.uuid] });
  for (const [index, name] of rounds.slice(1).entries()) {
    const { stages } = await organiser.post<Competition>(`${at}/stages`, { name });
    const stage = stages.find((one) => one.name === name)?.uuid;
    const group = await organiser.post<{ uuid: string }>(`${at}/route-groups`, {
      name,
      routes: [routes[index + 1]?.uuid],
    });
    await organiser.post(`${at}/categories`, { name: 'Open', stage, route_groups: [group.uuid] });
  }
  const climbers: string[] = [];
  const entries: string[] = [];
  for (const first_name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed']) {
    const child = { first_name, last_name: 'Rounds', year_of_birth: 1990, gender: 'OTHER' };
    const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
    const category = made.stages[0]?.categories[0]?.uuid;
    const { uuid: entry } = await organiser.post<{ uuid: string }>(`${at}/entries`, { category, user });
    await organiser.patch(`${at}/entries/${entry}`, { nation: 'AUT' });
    entries.push(entry);
    climbers.push(user);
  }
  /** The first in the list tops at once, the second in two attempts, and so on. */
  const climb = async (round: number, order: readonly number[]) => {
    for (const [tries, climber] of order.entries()) {
      const attempts = [...Array<boolean>(tries).fill(false), true].map((success) => ({
        success,
        segments_count: success ? 1 : 0,
      }));
      const address = `/routes/${routes[round]?.uuid}/attempts?user=${climbers[climber]}&competition=${made.uuid}`;
      await organiser.patch(address, { attempts });
    }
  };
  await organiser.patch(`${at}/entries/${entries[4]}`, { status: 'DNS' });
  const { stages } = await organiser.get<Competition>(at);
  const stageOf = (name: string) => stages.find((stage) => stage.name === name)?.uuid ?? '';
  return { uuid: made.uuid, first: stageOf('Qualification'), last: stageOf('Final'), climbers, climb };
}

/** The lines of a printed sheet below its head. */
const sheetLines = async (page: Page, sheet: number) => {
  const rows = page.getByRole('table').nth(sheet).locator('tbody tr');
  const texts: string[][] = [];
  for (const row of await rows.all()) texts.push(await row.locator('th, td').allTextContents());
  return texts;
};

/** How many pages the browser prints. */
const printedPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('runs a qualification, a semi-final and a final, publishes the ranking, and amends it', async ({
  page,
  request,
  visit,
}) => {
  const person = newcomer('Olga', 'Rounds');
  const organiser = await register(request, person);
  const { uuid, first, last, climbers, climb } = await threeRounds(organiser);

  await test.step('whoever does not start keeps a place on the start list', async () => {
    const everybody = await visit();
    await everybody.goto(`/${uuid}/print?sheet=starts&stage=${first}`);
    const list = everybody.getByRole('table');
    await expect(list).toContainText('Ed Rounds');
    expect(await sheetLines(everybody, 0)).toContainEqual(['5', '', 'Ed Rounds', 'AUT', 'DNS']);
    await expect(list.locator('thead')).toContainText(/Start list.*Open, Qualification.*Issued/s);
    expect(await printedPages(everybody)).toBe(1);
    await expectAccessible(everybody);
  });
  await climb(0, [0, 1, 2, 3]);

  await signIn(page, person, `/${uuid}/results`);
  const stage = (name: string) => page.getByRole('region', { name, exact: true });
  const close = async (name: string) => {
    await stage(name).getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Close stage' }).click();
    await expect(stage(name).getByText('Closed')).toBeVisible();
  };
  const goOn = async (from: string, to: string, quota: number) => {
    await stage(from).getByRole('button', { name: 'Who goes on' }).click();
    await page.getByLabel('Places in each category').fill(String(quota));
    await page.getByRole('button', { name: `Take ${quota} into ${to}` }).click();
    await expect(stage(from).getByText(`Best ${quota} of each category went on`)).toBeVisible();
    await stage(to).getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Open stage' }).click();
    await expect(stage(to).getByText('Open for results')).toBeVisible();
  };

  await close('Qualification');
  await goOn('Qualification', 'Semi-final', 3);
  await climb(1, [1, 0, 2]);
  await close('Semi-final');
  await goOn('Semi-final', 'Final', 2);
  await climb(2, [0, 1]);
  await close('Final');
  for (const name of ['Final', 'Whole competition']) {
    await stage(name).getByRole('button', { name: 'Publish as official' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish as official' }).click();
    await expect(stage(name).getByText('Official, version 1')).toBeVisible();
  }

  const spectator = await visit();
  await spectator.goto(`/${uuid}/entries`);
  await expect(spectator.getByRole('row').filter({ hasText: 'Ada Rounds' })).toContainText('1');
  await spectator.getByRole('button', { name: 'Qualification' }).click();
  await expect(spectator.getByRole('row').filter({ hasText: 'Di Rounds' })).toBeVisible();
  const results = await organiser.get<{
    ranking: { categories: { rows: { position: number; user: { first_name: string } }[] }[] };
  }>(`/competitions/${uuid}/results.json`);
  expect(
    results.ranking.categories[0]?.rows.map(({ position, user }) => [position, user.first_name]),
  ).toEqual([
    [1, 'Ada'],
    [2, 'Bo'],
    [3, 'Cy'],
    [4, 'Di'],
  ]);

  await test.step('a correction of official results needs a reason, and lists repeat it', async () => {
    await organiser.patch(`/competitions/${uuid}/entries/${climbers[0]}`, { status: 'DSQ' });
    await page.goto(`/${uuid}/results`);
    for (const name of ['Final', 'Whole competition']) {
      await stage(name).getByRole('button', { name: 'Publish again' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publish amendment' }).click();
      await expect(dialog.getByText('Required')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Why do they change?' }).fill('Two cautions of Ada');
      await dialog.getByRole('button', { name: 'Publish amendment' }).click();
      await expect(stage(name).getByText('Official, version 2')).toBeVisible();
    }
    await spectator.goto(`/${uuid}/print?sheet=results&stage=${last}`);
    const final = spectator.getByRole('table').first().locator('thead');
    await expect(final).toContainText(/Official since .*, Olga Rounds. This is version 2./);
    await expect(final).toContainText(/Amended .*, Olga Rounds: Two cautions of Ada/);
    expect(await sheetLines(spectator, 0)).toEqual([
      ['1', '', 'Bo Rounds', 'AUT', 'T2 Z2', '1', '1', '2', '2'],
      ['–', '', 'Ada Rounds (DSQ)', 'AUT', 'T1 Z1', '', '', '', ''],
    ]);
    await expect(spectator.getByRole('table').nth(1).locator('thead')).toContainText('General result');
    expect(await sheetLines(spectator, 1)).toEqual([
      ['1', '', 'Bo Rounds', 'AUT', '1T1z 2 2 (1)', '1T1z 1 1 (1)', '1T1z 2 2 (2)'],
      ['2', '', 'Cy Rounds', 'AUT', '', '1T1z 3 3 (3)', '1T1z 3 3 (3)'],
      ['3', '', 'Di Rounds', 'AUT', '', '', '1T1z 4 4 (4)'],
      ['–', '', 'Ada Rounds', 'AUT', 'DSQ', '1T1z 2 2 (2)', '1T1z 1 1 (1)'],
      ['–', '', 'Ed Rounds', 'AUT', '', '', 'DNS'],
    ]);
    expect(await printedPages(spectator)).toBe(2);
    await expectAccessible(spectator);
  });
});
