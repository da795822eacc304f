import type { APIRequestContext } from '@playwright/test';
import { newcomer, type Person, register } from './accounts.ts';
import type { Api } from './api.ts';

const hour = 3_600_000;

interface Competition {
  readonly uuid: string;
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly venues: readonly { readonly uuid: string }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

/** In how many attempts each of the people topped the one boulder, or to which hold they climbed the one lead route, in order. */
export interface Cup {
  readonly boulder?: readonly number[];
  readonly lead?: readonly number[];
}

/** The competitions of a season, by their names, for Ada, Bo and Cy. @returns who organises them */
export async function season(
  request: APIRequestContext,
  cups: Readonly<Record<string, Cup>>,
): Promise<Person> {
  const person = newcomer('Lea', 'Series');
  const organiser = await register(request, person);
  const users: string[] = [];
  for (const first_name of ['Ada', 'Bo', 'Cy']) {
    const child = { first_name, last_name: 'Series', year_of_birth: 1990, gender: 'OTHER' };
    users.push((await organiser.post<{ uuid: string }>('/profiles/me/children', child)).uuid);
  }
  for (const [name, cup] of Object.entries(cups)) await hold(organiser, name, users, cup);
  return person;
}

async function hold(organiser: Api, name: string, users: readonly string[], { boulder, lead = [] }: Cup) {
  const made = await organiser.post<Competition>('/competitions', {
    name,
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    scoring_system: boulder ? 'IFSC_RANKING' : 'IFSC_LEAD',
    venue: { name: 'Series Wall' },
    categories: [{ name: 'Open' }],
  });
  const route = boulder
    ? { name: 'Slab', climb_type: 'BOULDER', segments_count: 1 }
    : { name: 'Overhang', climb_type: 'SPORT', segments_count: 40 };
  const [built] = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: [route],
  });
  const group = `/competitions/${made.uuid}/route-groups/${made.route_groups[0]?.uuid}`;
  await organiser.patch(group, { routes: [built?.uuid] });
  const attemptsOf = (count: number) =>
    boulder
      ? Array.from({ length: count }, (_, at) => ({ success: at === count - 1, segments_count: 1 }))
      : [{ success: false, segments_count: count }];
  for (const [index, count] of (boulder ?? lead).entries()) {
    const [user, category] = [users[index], made.stages[0]?.categories[0]?.uuid];
    await organiser.post(`/competitions/${made.uuid}/entries`, { category, user });
    await organiser.patch(`/routes/${built?.uuid}/attempts?user=${user}&competition=${made.uuid}`, {
      attempts: attemptsOf(count),
    });
  }
}
