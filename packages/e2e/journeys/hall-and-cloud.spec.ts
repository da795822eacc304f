import { randomUUID } from 'node:crypto';
import { newcomer, register } from '../support/accounts.ts';
import type { Api } from '../support/api.ts';
import { expectAccessibleNow } from '../support/accessible.ts';
import { lineOf } from '../support/board.ts';
import { aHall } from '../support/hall.ts';
import { expect, test } from '../support/test.ts';

const hour = 3_600_000;

interface Competition {
  readonly uuid: string;
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** A final of two boulders and two climbers. */
async function aFinal(organiser: Api) {
  const made = await organiser.post<Competition>('/competitions', {
    name: 'Cup without a line',
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    live_leaderboard: true,
    scoring_system: 'IFSC_RANKING',
    venue: { name: 'Cellar' },
    categories: [{ name: 'Final' }],
  });
  const boulders = ['Left', 'Right'].map((name) => ({ name, climb_type: 'BOULDER', segments_count: 1 }));
  const routes = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: boulders,
  });
  await organiser.patch(`/competitions/${made.uuid}/route-groups/${made.route_groups[0]?.uuid}`, {
    routes: routes.map(({ uuid }) => uuid),
  });
  const climbers: string[] = [];
  for (const first_name of ['Ada', 'Bo']) {
    const child = { first_name, last_name: 'Cellar', year_of_birth: 1990, gender: 'OTHER' };
    const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
    await organiser.post(`/competitions/${made.uuid}/entries`, {
      category: made.stages[0]?.categories[0]?.uuid,
      user,
    });
    climbers.push(user);
  }
  return { competition: made.uuid, routes: routes.map(({ uuid }) => uuid), climbers };
}

const top = (hall: Api, competition: string, route: string | undefined, competitor: string | undefined) =>
  hall.post(`/competitions/${competition}/commands`, {
    commands: [
      {
        id: randomUUID(),
        kind: 'attempts.append',
        route,
        competitor,
        device: 'hall',
        device_seq: 1,
        client_time: new Date().toISOString(),
        payload: { attempts: [{ uuid: randomUUID(), success: true, segments_count: 1 }] },
      },
    ],
  });

test('shows in the cloud what the hall judges, of when it is without a line, and all of it after', async ({
  page,
  request,
}) => {
  // Two servers, and twenty seconds of silence.
  test.slow();
  const organiser = await register(request, newcomer('Olga', 'Organiser'));
  const { competition, routes, climbers } = await aFinal(organiser);
  const hall = await aHall(competition);
  try {
    await page.goto(`/${competition}/entries`);
    await expect(page.getByText('Judged in the hall')).toBeVisible();
    await top(hall.organiser, competition, routes[0], climbers[0]);
    await expect(lineOf(page, 'Ada').locator('[data-figure="T"]')).toHaveText('1');

    hall.cut();
    await top(hall.organiser, competition, routes[0], climbers[1]);
    await top(hall.organiser, competition, routes[1], climbers[1]);
    await expect(page.getByText(/As of .*, waiting for the hall/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('Not live', { exact: true })).toBeVisible();
    await expect(lineOf(page, 'Bo').locator('[data-figure="T"]')).toHaveText('–');
    await expectAccessibleNow(page);

    hall.mend();
    await expect(lineOf(page, 'Bo').locator('[data-figure="T"]')).toHaveText('2', { timeout: 60_000 });
    await expect(page.getByText('Judged in the hall')).toBeVisible();
    await expect(top(organiser, competition, routes[1], climbers[0])).rejects.toThrow(
      'competition.elsewhere',
    );

    await hall.handBack();
    await top(organiser, competition, routes[1], climbers[0]);
    await expect(lineOf(page, 'Ada').locator('[data-figure="T"]')).toHaveText('2');
    await expect(page.getByText('Judged in the hall')).toBeHidden();
  } finally {
    await hall.close();
  }
});
