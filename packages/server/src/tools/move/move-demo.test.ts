import type { FastifyInstance } from 'fastify';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { openTestDatabase } from '../../platform/db/testing.ts';
import { testApi } from '../../testing.ts';
import { gymCompetitionId } from '../demo/demo-ids.ts';
import { jamCompetitionId } from '../demo/jam/jam.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';
import { exportCompetition } from './export-competition.ts';
import { importCompetition } from './import-competition.ts';
import { readCompetitionRows } from './read-competition.ts';
import { aServer, boardsOf, testPaths } from './testing.ts';

/* From the database of this run to an embedded one, and from there to another of this run. */

const api = testApi({ demo: true });
const aPath = testPaths();
let embedded: FastifyInstance;
let back: FastifyInstance;

beforeAll(async () => {
  embedded = await aServer(await openInMemory());
  back = await aServer(await openTestDatabase());
  await seedDemo(api.app, Date.now());
}, 240_000);
afterAll(async () => {
  for (const app of [embedded, back]) {
    await app.close();
    await app.db.close();
  }
});

type Rows = Readonly<Record<string, readonly string[]>>;

async function tablesOf({ db }: FastifyInstance, competition: string): Promise<Rows> {
  const rows = await db.transaction((tx) => readCompetitionRows(tx, competition));
  return Object.fromEntries(
    [...rows].map(([table, found]) => [table, found.map((row) => comparable(table, row)).toSorted()]),
  );
}

/** What is the other server's own: numbers that only say that something changed, tickets' secrets, leagues. */
const own: Readonly<Record<string, object>> = {
  entry: { version: null },
  // The address that their account had proved.
  registration: { listed_email: null },
  result: { version: null },
  competition: { config_version: null, league_id: null },
  ticket: { code: null, code_hash: null },
};

const expected = ['audit', 'competition_role', 'staff_invitation'];

/** Databases write the same instant in several ways. */
const comparable = (table: string, row: string): string =>
  JSON.stringify({ ...(JSON.parse(row) as object), ...own[table] }, (_key, value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value,
  );

async function move(competition: string, from: FastifyInstance, to: FastifyInstance): Promise<void> {
  const path = aPath();
  await exportCompetition(from, competition, path);
  await importCompetition(to, { path, owner: null });
}

it.each([
  ['a competition of two rounds', gymCompetitionId],
  ['a jam with all its extras', jamCompetitionId],
])(
  'moves %s on, with the same boards row by row',
  async (_name, competition) => {
    const boards = await boardsOf(api.app, competition);
    const rows = await tablesOf(api.app, competition);
    for (const [from, to] of [
      [api.app, embedded],
      [embedded, back],
    ] as const) {
      await move(competition, from, to);
      expect(await boardsOf(to, competition)).toEqual(boards);
      expect((await verifyCompetition(to, competition)).differences).toEqual([]);
      const moved = await tablesOf(to, competition);
      const differing = Object.keys(rows).filter((table) => String(rows[table]) !== String(moved[table]));
      // Nobody has an account there, so staff are invited; the history says that it has moved.
      expect(differing).toEqual(expect.arrayContaining(['audit']));
      expect(differing.filter((table) => !expected.includes(table))).toEqual([]);
      expect(moved['audit']).toEqual(expect.arrayContaining([...(rows['audit'] ?? [])]));
    }
  },
  240_000,
);
