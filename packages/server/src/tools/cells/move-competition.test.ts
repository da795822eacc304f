import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aTimingDevice, onTwoLanes } from '../../judging/timing/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';
import { type TestApi, testApi, type TestUser } from '../../testing.ts';
import { newId } from '../../platform/ids.ts';
import { jamCompetitionId } from '../demo/jam/jam.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { readCompetitionRows } from '../move/read-competition.ts';
import { boardsOf } from '../move/testing.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { moveCompetition, type Moving } from './move-competition.ts';
import { takeBack } from './take-back.ts';
import { aMove, statesOf, withTransaction } from './testing.ts';

/* Two cells, and competitions that move between them. */

const first = testApi({ demo: true });
const second = testApi();
let competition: TestCompetition;
let judge: TestUser;

beforeAll(async () => {
  await seedDemo(first.app, Date.now());
}, 240_000);
beforeEach(async () => {
  competition = await aCompetition(first.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  judge = await aMember(first.db, competition, 'JUDGE');
});

const led: string[] = [];
const moving = (id: string, others: Partial<Moving> = {}): Moving => ({
  ...aMove(first, second, id),
  lead: async () => void led.push(id),
  ...others,
});
const back = (id: string) => aMove(second, first, id);

/** What each cell counts or keeps itself. */
const own: Readonly<Record<string, object>> = {
  entry: { version: null },
  result: { version: null },
  raffle: { changes: null },
  competition: { config_version: null, setup_version: null, league_id: null },
  competition_role: { last_seen_at: null },
  ticket: { code: null, code_hash: null },
};
const counted = new Set(['category_board', 'board_order']);

const rowsOf = async ({ db }: Pick<TestApi, 'db'>, id: string) =>
  Object.fromEntries(
    [...(await db.transaction((tx) => readCompetitionRows(tx, id)))]
      .filter(([table]) => !counted.has(table))
      .map(([table, rows]) => [
        table,
        rows
          .map((row) => ({ ...(JSON.parse(row) as object), ...own[table] }))
          .map(comparable)
          .toSorted(),
      ]),
  );

/** Databases write the same instant in several ways. */
const comparable = (row: object): string =>
  JSON.stringify(row, (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value,
  );

const tap = async (climber: string) =>
  send(
    first,
    competition.id,
    judge,
    aCommand({ route: competition.routes[0], competitor: climber, attempts: [aTop] }),
  );

/** A database that does something else instead of the nth transaction of a move, or besides. */
function meddling(
  db: Database,
  nth: number,
  act: (run: () => Promise<unknown>) => Promise<unknown>,
): Database {
  let transactions = 0;
  return withTransaction(db, async (work) => {
    transactions += 1;
    if (transactions === nth) await act(() => db.transaction(work));
    return db.transaction(work);
  });
}

const breaking = (db: Database, nth: number, when: 'before' | 'after') =>
  meddling(db, nth, async (run) => {
    if (when === 'after') await run();
    throw new Error('The line broke.');
  });

it('counts queues as their log does, whoever leaves them in the middle', async () => {
  const [one, two] = competition.routes;
  const said = (kind: 'queue.add' | 'queue.remove', route: string, competitor: string) =>
    send(first, competition.id, judge, aCommand({ kind, route, competitor }));
  const climbers = [];
  for (let n = 0; n < 3; n += 1) climbers.push((await anEntry(first.db, competition)).profile);
  const [ada = '', bob = '', cem = ''] = climbers;
  for (const [route, climber] of [
    [one, cem],
    [two, ada],
    [two, bob],
  ] as const)
    await said('queue.add', route, climber);
  let moments = 0;
  // The rows of a moment are compared with what is there by then.
  const from = withTransaction(first.db, async (work) => {
    const read = await first.db.transaction(work);
    moments += 1;
    if (moments === 1) await said('queue.remove', one, cem);
    if (moments === 2) await said('queue.remove', two, ada);
    return read;
  });
  await moveCompetition({ ...aMove(first, second, competition.id), from });
  expect((await rowsOf(second, competition.id))['route_queue']).toEqual(
    (await rowsOf(first, competition.id))['route_queue'],
  );
});

it('moves all of a competition, and back', async () => {
  const before = await rowsOf(first, jamCompetitionId);
  const boards = await boardsOf(first.app, jamCompetitionId);
  expect(await moveCompetition(moving(jamCompetitionId))).toBeLessThan(10);
  expect(led).toEqual([jamCompetitionId]);
  expect(await rowsOf(second, jamCompetitionId)).toEqual(before);
  expect((await verifyCompetition(second.app, jamCompetitionId)).differences).toEqual([]);
  const versions = (list: readonly unknown[]) => list.map((board) => (board as { version: number }).version);
  const there = await boardsOf(second.app, jamCompetitionId);
  for (const [index, version] of versions(boards).entries())
    expect(versions(there)[index]).toBeGreaterThan(version);
  await second.db.kysely.deleteFrom('announcement').where('competitionId', '=', jamCompetitionId).execute();
  const after = await rowsOf(second, jamCompetitionId);
  expect(await moveCompetition(back(jamCompetitionId))).toBeLessThan(10);
  expect(await rowsOf(first, jamCompetitionId)).toEqual(after);
  expect((await verifyCompetition(first.app, jamCompetitionId)).differences).toEqual([]);
}, 240_000);

it('takes timing devices along, with what they told', async () => {
  const [lane] = await onTwoLanes(first, competition);
  const wall = await aTimingDevice(first, competition);
  await anEntry(first.db, competition, { competitorNumber: '1' });
  const [category] = competition.categories;
  const path = `/competitions/${competition.id}`;
  const tell = ({ token }: { readonly token: string }) => ({
    body: { token, uuid: newId(), category, lane: 'A', kind: 'TIME', ms: 5_213 },
  });
  await first.call('POST', `${path}/timing/readings`, tell(wall));
  const gone = await aTimingDevice(first, competition);
  await first.call('POST', `${path}/timing/readings`, tell(gone));
  const forget = () => first.db.kysely.deleteFrom('timingDevice').where('id', '=', gone.uuid).execute();
  await moveCompetition(moving(competition.id, { from: meddling(first.db, 2, forget) }));
  const told = await second.db.kysely
    .selectFrom('laneReading')
    .select(['deviceId', 'routeId', 'ms'])
    .execute();
  expect(told).toEqual([{ deviceId: wall.uuid, routeId: lane, ms: 5_213 }]);
  const again = await second.call('POST', `${path}/timing/readings`, tell(wall));
  expect(again.statusCode).toBe(200);
}, 60_000);

it('copies what is done in between, also what goes', async () => {
  const [ada, bea] = [await anEntry(first.db, competition), await anEntry(first.db, competition)];
  const work = async () => {
    await tap(ada.profile);
    await first.db.kysely.deleteFrom('entry').where('id', '=', bea.id).execute();
  };
  // Between the first copy and the second.
  await moveCompetition(moving(competition.id, { from: meddling(first.db, 2, work) }));
  const there = await rowsOf(second, competition.id);
  expect(there).toEqual(await rowsOf(first, competition.id));
  expect([there['command']?.length, there['entry']?.length]).toEqual([1, 1]);
}, 60_000);

it('has changes wait where it is under way, and where it was', async () => {
  const { profile } = await anEntry(first.db, competition);
  const tries: string[] = [];
  const attempt = async () => {
    const commands = [aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] })];
    const path = `/competitions/${competition.id}/commands`;
    const reply = await first.call('POST', path, { as: judge, body: { commands } });
    tries.push(`${reply.statusCode} ${reply.headers['retry-after']}`);
  };
  await expect(
    moveCompetition(moving(competition.id, { lead: () => Promise.reject(new Error('killed')) })),
  ).rejects.toThrow('killed');
  await attempt();
  expect(tries).toEqual(['503 1']);
  expect(await statesOf(competition.id, first, second)).toEqual(['GONE', 'LIVE']);
  expect((await first.call('GET', `/competitions/${competition.id}`)).statusCode).toBe(200);
  // Started again, it leads people there.
  expect(await moveCompetition(moving(competition.id))).toBeNull();
  expect(led).toContain(competition.id);
  await expect(takeBack(moving(competition.id))).rejects.toThrow('move it back instead');
}, 60_000);

it.each([
  ['from', 3, 'after'],
  ['from', 5, 'before'],
  ['from', 5, 'after'],
  ['to', 3, 'before'],
  ['to', 3, 'after'],
  ['to', 4, 'before'],
  ['to', 4, 'after'],
] as const)(
  'loses and doubles nothing if %s breaks at its transaction %i, %s it ends',
  async (side, nth, when) => {
    const { profile } = await anEntry(first.db, competition);
    await tap(profile);
    const { from, to } = moving(competition.id);
    const broken = side === 'from' ? { from: breaking(from, nth, when) } : { to: breaking(to, nth, when) };
    await expect(moveCompetition(moving(competition.id, broken))).rejects.toThrow('The line broke.');
    const before = await rowsOf(first, competition.id);
    // Two cells never both take changes.
    expect(['LIVE LIVE', 'HELD LIVE']).not.toContain(
      (await statesOf(competition.id, first, second)).join(' '),
    );
    await moveCompetition(moving(competition.id));
    expect(await rowsOf(second, competition.id)).toEqual(before);
    expect(await statesOf(competition.id, first, second)).toEqual(['GONE', 'LIVE']);
  },
  60_000,
);

it.each([
  [3, 'after'],
  [5, 'after'],
] as const)(
  'is taken back after it broke at transaction %i',
  async (nth, when) => {
    const { profile } = await anEntry(first.db, competition);
    const broken = { from: breaking(first.db, nth, when) };
    await expect(moveCompetition(moving(competition.id, broken))).rejects.toThrow('The line broke.');
    await takeBack(moving(competition.id));
    expect(outcomes(await tap(profile))).toEqual(['APPLIED']);
    expect(await statesOf(competition.id, second)).toEqual(['COMING']);
    await expect(takeBack(moving(competition.id))).rejects.toThrow('No move between these two cells');
  },
  60_000,
);

it('refuses what would make two owners', async () => {
  const { id } = competition;
  await expect(moveCompetition(back(id))).rejects.toThrow(
    'The cell at --from does not have this competition.',
  );
  await moveCompetition(moving(id));
  await expect(moveCompetition(moving(id, { from: second.db, to: second.db }))).rejects.toThrow(
    'lives in the cell at --to, too',
  );
  const third = await openTestDatabase();
  await expect(moveCompetition(moving(id, { to: third }))).rejects.toThrow(
    'for another one than that at --to',
  );
  await third.close();
}, 60_000);

it('ends the streams of the old cell, so that clients are led to the new one', async () => {
  const url = await first.listen();
  const topics = `board:${competition.categories[0]}`;
  const stream = await fetch(`${url}/api/competitions/${competition.id}/events?topics=${topics}`);
  expect(stream.status).toBe(200);
  const text = stream.text();
  await moveCompetition(moving(competition.id));
  expect(await text).toContain('event: board');
}, 30_000);
