import { openPostgres, type Recruit, signInHolders } from '@topout/server';
import { readDemo } from './demo.ts';

const hourMs = 3_600_000;

interface Made {
  readonly uuid: string;
  readonly venues: readonly { readonly uuid: string }[];
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

export interface Jam {
  readonly competition: string;
  /** Who may see everything. */
  readonly organiser: { readonly token: string };
  /** All signed in by ticket. */
  readonly climbers: readonly Recruit[];
}

/** A running jam at the demo's venue, one category, where so many people without an account score themselves. */
export async function jamOf(port: number, database: string, people: number): Promise<Jam> {
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
    name: 'A large jam',
    start_time: new Date(Date.now() - hourMs).toISOString(),
    end_time: new Date(Date.now() + hourMs).toISOString(),
    live_leaderboard: true,
    venue: venue?.uuid,
    categories: [{ name: 'Open', capacity: null }],
  });
  const at = `/competitions/${made.uuid}`;
  const routes = (
    await call<{ uuid: string; climb_type: string }[]>(
      'GET',
      `/venues/${venue?.uuid}/routes?competition=${made.uuid}`,
    )
  )
    .filter(({ climb_type }) => climb_type === 'BOULDER')
    .map(({ uuid }) => uuid);
  await call('PATCH', `${at}/route-groups/${made.route_groups[0]?.uuid}`, { routes, scored_by: 'CLIMBERS' });
  const lines = Array.from({ length: people }, (_, index) => `Ada,Climber ${index}`);
  await call('POST', `${at}/entries/import`, {
    table: ['First name,Last name', ...lines].join('\n'),
    dry_run: false,
    category: made.stages[0]?.categories[0]?.uuid,
  });
  await call('POST', `${at}/tickets`, {});
  const db = await openPostgres(database, { poolSize: 2, onError: console.error });
  try {
    return {
      competition: made.uuid,
      organiser: { token: demo.token },
      climbers: await signInHolders(db, made.uuid),
    };
  } finally {
    await db.close();
  }
}
