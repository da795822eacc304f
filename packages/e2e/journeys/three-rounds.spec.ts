import { newcomer, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

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

/** Three rounds of one boulder each, and four people in the first. */
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
  for (const first_name of ['Ada', 'Bo', 'Cy', 'Di']) {
    const child = { first_name, last_name: 'Rounds', year_of_birth: 1990, gender: 'OTHER' };
    const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
    await organiser.post(`${at}/entries`, { category: made.stages[0]?.categories[0]?.uuid, user });
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
  return { uuid: made.uuid, climb };
}

test('runs a qualification, a semi-final and a final, and publishes the ranking', async ({
  page,
  request,
  visit,
}) => {
  const person = newcomer('Olga', 'Rounds');
  const organiser = await register(request, person);
  const { uuid, climb } = await threeRounds(organiser);
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
  await stage('Whole competition').getByRole('button', { name: 'Publish as final' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish as final' }).click();
  await expect(stage('Whole competition').getByText('Final, version 1')).toBeVisible();

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
});
