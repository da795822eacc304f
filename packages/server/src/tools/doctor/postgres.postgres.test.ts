import pg from 'pg';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { lookAtPostgres } from './postgres.ts';
import { aWorld } from './testing/surroundings.ts';

let url: string;
beforeEach(async () => {
  url = await aPostgresUrl();
});

const pool = { databasePoolSize: 10 };
const look = (at = url, settings = pool, world = aWorld()) => lookAtPostgres(at, settings, world);

async function change(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
const setting = (what: string) =>
  change(`do $$ begin execute format('alter database %I set ${what}', current_database()); end $$`);

/** The test's own server does without, to be quick. */
const fsync = expect.stringContaining('fsync is off');

it('finds nothing but what is set for tests', async () => {
  expect((await look()).map(({ says }) => says)).toEqual([fsync]);
});

it.each([
  [
    'results confirmed before they are on disk',
    () => setting('synchronous_commit = off'),
    /synchronous_commit is off/,
  ],
  [
    'a database that can only be read',
    () => setting('default_transaction_read_only = on'),
    /can only be read/,
  ],
  [
    'tables of a newer version',
    () => change("insert into schema_migration values ('9999-later', 'x')"),
    /newer Topout, with 1/,
  ],
  [
    'tables of an older version',
    () => change("delete from schema_migration where name like '0001-%'"),
    /lack 1 migrations/,
  ],
])('finds %s', async (_name, cause, says) => {
  await cause();
  const found = await look();
  expect(found.map((one) => one.says)).toContainEqual(expect.stringMatching(says));
  expect(found.every(({ cure }) => cure !== null)).toBe(true);
});

it('finds the password that everybody knows', async () => {
  const found = await look(`${url}&password=change-me-database`);
  expect(found.map(({ says }) => says)).toContainEqual(expect.stringMatching(/everybody knows/));
});

it('takes newer migrations for none that leave tables with which we work', async () => {
  await change("insert into schema_migration (name, checksum, compatible) values ('9999-later', 'x', true)");
  expect((await look()).map(({ says }) => says)).toEqual([fsync]);
});

it('finds too few connections', async () => {
  const found = await look(url, { databasePoolSize: 500 });
  expect(found.map(({ says }) => says)).toContainEqual(expect.stringMatching(/one node needs 502/));
});

it('finds that the two clocks differ', async () => {
  const found = await look(url, pool, aWorld({ nowMs: () => Date.now() - 60_000 }));
  expect(found.map(({ says }) => says)).toContain(
    'The clock of the database is 60 seconds fast by this machine’s.',
  );
});

it.each([
  ['no database of that name', () => url.replace(/test_\w+/, 'nothing'), /has no database/],
  ['no server', () => 'postgres://127.0.0.1:1/topout', /is not running/],
])('finds %s', async (_name, at, says) => {
  expect(await look(at())).toMatchObject([{ level: 'fault', says: expect.stringMatching(says) }]);
});
