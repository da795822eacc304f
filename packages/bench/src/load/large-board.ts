import { randomUUID } from 'node:crypto';
import { oneCategory } from './one-category.ts';

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
  const { competition, routes, at, call, enter } = await oneCategory(port, 'A large board');
  const lines = Array.from({ length: people }, (_, index) => `Ada,Climber ${index},1990,FEMALE`);
  await enter(['First name,Last name,Year of birth,Gender', ...lines], { first_number: 1 });
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
    competition,
    async top() {
      // Those at the end of the list have no result yet: every fourth.
      const competitor = competitors[(turn * 4) % competitors.length];
      await call('POST', `${at}/commands`, { commands: [aTop(competitor, 4, turn % 3)] });
      turn += 1;
    },
  };
}
