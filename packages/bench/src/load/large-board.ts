import { randomUUID } from 'node:crypto';
import { readDemo } from './demo.ts';

const hourMs = 3_600_000;

interface Made {
  readonly uuid: string;
  readonly venues: readonly { readonly uuid: string }[];
  readonly stages: readonly { readonly categories: readonly { readonly uuid: string }[] }[];
  readonly route_groups: readonly { readonly uuid: string }[];
}

export interface LargeBoard {
  readonly competition: string;
  /** Lets the next competitor, from the end of the board, top another boulder, which moves many rows. */
  top(): Promise<void>;
}

/**
 * A running competition at the demo's venue with one category of this many people, most of whom have a
 * result.
 */
export async function largeBoard(port: number, people: number): Promise<LargeBoard> {
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
    name: 'A large board',
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
  await call('PATCH', `${at}/route-groups/${made.route_groups[0]?.uuid}`, { routes });
  const lines = Array.from({ length: people }, (_, index) => `Ada,Climber ${index},1990,FEMALE`);
  await call('POST', `${at}/entries/import`, {
    table: ['First name,Last name,Year of birth,Gender', ...lines].join('\n'),
    dry_run: false,
    category: made.stages[0]?.categories[0]?.uuid,
    first_number: 1,
  });
  const competitors: string[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { data, metadata } = await call<{
      data: { user: { uuid: string } }[];
      metadata: { next: unknown };
    }>('GET', `${at}/entries?page=${page}`);
    competitors.push(...data.map(({ user }) => user.uuid));
    more = metadata.next !== null;
  }

  let sequence = 0;
  const aTop = (competitor: string | undefined, boulder: number, misses: number) => ({
    id: randomUUID(),
    device: 'bench',
    device_seq: (sequence += 1),
    kind: 'attempts.append',
    route: routes[boulder % routes.length],
    competitor,
    client_time: new Date().toISOString(),
    payload: {
      attempts: Array.from({ length: misses + 1 }, (_, index) => ({
        uuid: randomUUID(),
        timestamp: new Date().toISOString(),
        success: index === misses,
        segments_count: index === misses ? 1 : 0,
      })),
    },
  });
  const tops = competitors.flatMap((competitor, index) =>
    Array.from({ length: index % 4 }, (_, boulder) => aTop(competitor, boulder, (index * 7) % 5)),
  );
  for (let first = 0; first < tops.length; first += 50)
    await call('POST', `${at}/commands`, { commands: tops.slice(first, first + 50) });

  let turn = 0;
  return {
    competition: made.uuid,
    async top() {
      // Those at the end of the list have no result yet: every fourth.
      const competitor = competitors[(turn * 4) % competitors.length];
      await call('POST', `${at}/commands`, { commands: [aTop(competitor, 4, turn % 3)] });
      turn += 1;
    },
  };
}
