import type { Api } from './api.ts';

const hour = 3_600_000;

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

const lane = (name: string) => ({ name, climb_type: 'SPORT', segments_count: 3 });

/** A speed event for four: two lanes, and a final of two rounds and a small final. */
export async function speedEvent(organiser: Api, names: readonly string[]) {
  const made = await organiser.post<Competition>('/competitions', {
    name: 'Fast Wall',
    start_time: new Date(Date.now() - hour).toISOString(),
    end_time: new Date(Date.now() + 3 * hour).toISOString(),
    scoring_system: 'IFSC_SPEED',
    venue: { name: 'Fast Wall' },
    categories: [{ name: 'Open' }],
  });
  const at = `/competitions/${made.uuid}`;
  const rounds = ['1/2', 'Small final', 'Final'];
  const routes = await organiser.post<{ uuid: string }[]>(`/venues/${made.venues[0]?.uuid}/routes`, {
    routes: ['Lane A', 'Lane B', ...rounds].map(lane),
  });
  const uuids = routes.map(({ uuid }) => uuid);
  await organiser.patch(`${at}/route-groups/${made.route_groups[0]?.uuid}`, { routes: uuids.slice(0, 2) });
  const { stages } = await organiser.post<Competition>(`${at}/stages`, {
    name: 'Final',
    scoring_system: 'IFSC_SPEED_FINAL',
  });
  const [qualification, final] = ['Qualification', 'Final'].map(
    (name) => stages.find((one) => one.name === name)?.uuid ?? '',
  );
  const group = await organiser.post<{ uuid: string }>(`${at}/route-groups`, {
    name: 'Rounds',
    routes: uuids.slice(2),
  });
  const finals = await organiser.post<{ uuid: string }>(`${at}/categories`, {
    name: 'Open',
    stage: final,
    route_groups: [group.uuid],
  });
  const category = made.stages[0]?.categories[0]?.uuid ?? '';
  for (const first_name of names) {
    const child = { first_name, last_name: 'Fast', year_of_birth: 1990, gender: 'OTHER' };
    const { uuid: user } = await organiser.post<{ uuid: string }>('/profiles/me/children', child);
    await organiser.post(`${at}/entries`, { category, user });
  }
  /** Closes the qualification, and takes everybody into the final. */
  const goOn = async () => {
    await organiser.post(`${at}/stages/${qualification}/close`);
    await organiser.post(`${at}/stages/${qualification}/advance`, { quota: names.length });
    await organiser.post(`${at}/stages/${final}/open`);
  };
  return { uuid: made.uuid, category, finalCategory: finals.uuid, goOn };
}
