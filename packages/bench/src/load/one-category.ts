import { readDemo } from './demo.ts';

const hourMs = 3_600_000;

interface Made {
  readonly uuid: string;
  readonly venues: readonly { readonly uuid: string }[];
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

export interface OneCategory {
  readonly competition: string;
  /** Of the demo's organiser, who runs it. */
  readonly token: string;
  /** Uuids of its boulders. */
  readonly routes: readonly string[];
  /** Address of the competition under `/api`. */
  readonly at: string;
  /** @throws Error if the server refuses */
  readonly call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
  /** Enters people. @param table with a head, without categories */
  readonly enter: (table: readonly string[], more?: { readonly first_number: number }) => Promise<unknown>;
}

/** A running competition at the demo's venue with one category, which climbs all boulders there. */
export async function oneCategory(
  port: number,
  name: string,
  group: { readonly scored_by?: 'CLIMBERS' } = {},
): Promise<OneCategory> {
  const demo = await readDemo(port);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${demo.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  const [venue] = (await call<Made>('GET', `/competitions/${demo.competition}`)).venues;
  const made = await call<Made>('POST', '/competitions', {
    name,
    start_time: new Date(Date.now() - hourMs).toISOString(),
    end_time: new Date(Date.now() + hourMs).toISOString(),
    live_leaderboard: true,
    venue: venue?.uuid,
    categories: [{ name: 'Open', capacity: null }],
  });
  const at = `/competitions/${made.uuid}`;
  const all = await call<{ uuid: string; climb_type: string }[]>(
    'GET',
    `/venues/${venue?.uuid}/routes?competition=${made.uuid}`,
  );
  const routes = all.filter(({ climb_type }) => climb_type === 'BOULDER').map(({ uuid }) => uuid);
  await call('PATCH', `${at}/route-groups/${made.route_groups[0]?.uuid}`, { routes, ...group });
  const category = made.stages[0]?.categories[0]?.uuid;
  return {
    competition: made.uuid,
    token: demo.token,
    routes,
    at,
    call,
    enter: (table, more) =>
      call('POST', `${at}/entries/import`, { table: table.join('\n'), dry_run: false, category, ...more }),
  };
}
