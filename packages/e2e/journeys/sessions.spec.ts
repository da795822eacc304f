import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleNow } from '../support/accessible.ts';
import { newcomer, register, signedIn } from '../support/accounts.ts';
import { enterChildren, readCompetition } from '../support/competition.ts';
import { demoAccount, demoGym } from '../support/demo.ts';
import { signIn } from '../support/judging.ts';
import { expectReadyForOffline } from '../support/offline.ts';
import { expect, type Page, test } from '../support/test.ts';

const hour = 3_600_000;
const at = (ms: number) => new Date(ms).toISOString();

/** A jam of two boulders that climbers score, with nobody in it yet. */
async function openJam(request: APIRequestContext) {
  const organiser = await signedIn(request, await demoAccount(request, 'Organiser'));
  const { venues } = await readCompetition(organiser, demoGym.uuid);
  const venue = venues[0]?.uuid ?? '';
  const all = await organiser.get<{ uuid: string; name: string; climb_type: string }[]>(
    `/venues/${venue}/routes`,
  );
  const routes = all.filter(({ climb_type }) => climb_type === 'BOULDER').slice(0, 2);
  const made = await organiser.post<{
    uuid: string;
    stages: { categories: { uuid: string }[] }[];
    route_groups: { uuid: string }[];
    venues: { time_zone: string }[];
  }>('/competitions', {
    name: 'Two Sessions',
    start_time: at(Date.now() - hour),
    end_time: at(Date.now() + 5 * hour),
    live_leaderboard: true,
    venue,
    categories: [{ name: 'Kids' }],
    known_routes: routes.map(({ uuid }) => uuid),
  });
  const group = made.route_groups[0]?.uuid ?? '';
  await organiser.patch(`/competitions/${made.uuid}/route-groups/${group}`, { scored_by: 'CLIMBERS' });
  const [kids] = made.stages.flatMap(({ categories }) => categories);
  return {
    organiser,
    uuid: made.uuid,
    kids: kids?.uuid ?? '',
    routes,
    zone: made.venues[0]?.time_zone ?? '',
  };
}

async function addSession(page: Page, name: string, places: string, starts?: string) {
  await page.getByRole('button', { name: 'Add a session' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  if (starts !== undefined) await dialog.getByLabel('Starts').fill(starts);
  await dialog.getByLabel(/^Places/).fill(places);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Your routes' }).getByRole('listitem').filter({ hasText: name });

async function logTop(page: Page, route: string) {
  await row(page, route).getByRole('button', { expanded: false }).click();
  await row(page, route).getByRole('button', { name: 'Top', exact: true }).click();
}

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('sessions at a jam: two are made, a family enters, one waits, and the time of a session counts', async ({
  page,
  context,
  request,
  visit,
}) => {
  const { organiser, uuid, kids, routes, zone } = await openJam(request);
  const [first, second] = routes;
  if (!first || !second) throw new Error('the gym has no boulders');
  const desk = await visit();
  await signIn(desk, await demoAccount(request, 'Organiser'), `/${uuid}/setup/sessions`);
  await expect(desk.getByText('No sessions')).toBeVisible();
  await addSession(desk, 'Afternoon', '10');
  // As a field for local times takes it.
  const evening = new Date(Date.now() + 2 * hour).toLocaleString('sv-SE', { timeZone: zone });
  await addSession(desk, 'Evening', '1', evening.replace(' ', 'T').slice(0, 16));
  await expect(desk.getByText('0 of 1 places taken')).toBeVisible();
  await expectAccessibleNow(desk);

  const { data: waves } = await organiser.get<{ data: { uuid: string; start_time: string }[] }>(
    `/competitions/${uuid}/waves`,
  );
  const [afternoon, late] = waves;
  if (!afternoon || !late) throw new Error('no sessions were made');
  const other = await register(request, newcomer('Olu', 'Other'));
  const [taker] = await enterChildren(other, uuid, kids, ['Tia'], 12);
  const put = `/competitions/${uuid}/waves/of/${taker?.uuid ?? ''}`;
  await organiser.put(put, { wave: late.uuid });

  const parent = newcomer('Pat', 'Parent');
  const api = await register(request, parent);
  for (const first_name of ['Ada', 'Bo'])
    await api.post('/profiles/me/children', {
      first_name,
      last_name: 'Wave',
      year_of_birth: new Date().getUTCFullYear() - 12,
      gender: 'OTHER',
    });
  await signIn(page, parent, `/${uuid}/enter/competitors`);
  const sessions = page.getByLabel('Session');
  await sessions.first().selectOption({ label: await labelOf(page, 'Afternoon') });
  await sessions.last().selectOption({ label: await labelOf(page, 'Evening') });
  await page.getByRole('button', { name: 'Enter 2 competitors' }).click();
  await expect(page).toHaveURL(`/${uuid}`);

  await choose(page, 'Bo Wave');
  await expect(page.getByText('You are on the waiting list of Evening.')).toBeVisible();
  await organiser.delete(`/competitions/${uuid}/entries/${taker?.uuid ?? ''}`);
  await expect(page.getByText('Starts in:')).toBeVisible();

  await choose(page, 'Ada Wave');
  await expect(page.getByText('Time left:')).toBeVisible();
  await logTop(page, first.name);
  await expect(row(page, first.name).getByText('Confirmed').first()).toBeVisible();
  await expectAccessibleNow(page);
  await expectReadyForOffline(page, request);
  const ended = at(Date.now());
  await context.setOffline(true);
  await logTop(page, second.name);
  await expect(row(page, second.name).getByText('On this phone').first()).toBeVisible();
  await organiser.put(`/competitions/${uuid}/waves/${afternoon.uuid}`, {
    name: 'Afternoon',
    start_time: afternoon.start_time,
    end_time: ended,
    capacity: 10,
    categories: [],
  });
  await context.setOffline(false);
  await expect(page.getByText(/^Your time is over/)).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('This was logged after the climber’s time had ended.', { exact: false }),
  ).toBeVisible({ timeout: 30_000 });

  // Staff read why on a phone.
  await desk.setViewportSize({ width: 360, height: 740 });
  await desk.goto(`/${uuid}/history`);
  await expect(desk.getByText('Held: This was logged after')).toBeVisible();
  const beyond = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await desk.evaluate(beyond)).toBe(0);
});

const labelOf = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('option', { name }).first().textContent()) ?? '';
