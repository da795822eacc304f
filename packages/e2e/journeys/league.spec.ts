import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newcomer, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { signIn } from '../support/judging.ts';
import { expect, test } from '../support/test.ts';

/** A laptop, without a touch screen. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

const hour = 3_600_000;

interface Competition {
  readonly uuid: string;
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/**
 * A league's season: in each competition people top the one boulder in the given numbers of attempts, in
 * order.
 */
async function season(request: APIRequestContext, cups: Readonly<Record<string, readonly number[]>>) {
  const person = newcomer('Lea', 'Series');
  const organiser = await register(request, person);
  const people = ['Ada', 'Bo', 'Cy'].map((first_name) => ({ first_name, last_name: 'Series' }));
  const users: string[] = [];
  for (const one of people) {
    const child = { ...one, year_of_birth: 1990, gender: 'OTHER' };
    users.push((await organiser.post<{ uuid: string }>('/profiles/me/children', child)).uuid);
  }
  for (const [name, attempts] of Object.entries(cups)) await cup(organiser, name, users, attempts);
  return person;
}

async function cup(organiser: Api, name: string, users: readonly string[], attempts: readonly number[]) {
  const made = await organiser.post<Competition>('/competitions', {
    name,
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    scoring_system: 'IFSC_RANKING',
    venue: { name: 'Series Wall' },
    categories: [{ name: 'Open' }],
  });
  const boulder = { name: 'Slab', climb_type: 'BOULDER', segments_count: 1 };
  const [route] = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: [boulder],
  });
  const group = `/competitions/${made.uuid}/route-groups/${made.route_groups[0]?.uuid}`;
  await organiser.patch(group, { routes: [route?.uuid] });
  for (const [index, count] of attempts.entries()) {
    const [user, category] = [users[index], made.stages[0]?.categories[0]?.uuid];
    await organiser.post(`/competitions/${made.uuid}/entries`, { category, user });
    await organiser.patch(`/routes/${route?.uuid}/attempts?user=${user}&competition=${made.uuid}`, {
      attempts: Array.from({ length: count }, (_, at) => ({ success: at === count - 1, segments_count: 1 })),
    });
  }
}

test('makes a league of which the best two count, and shows it to everybody', async ({
  page,
  request,
  visit,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [spring, summer, autumn] = [`Spring ${mark}`, `Summer ${mark}`, `Autumn ${mark}`];
  // Cy stays at home in autumn. In spring Ada and Bo share first place: 90 each.
  const organiser = await season(request, { [spring]: [1, 1, 2], [summer]: [2, 1, 3], [autumn]: [1, 2] });

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
});
