import type { Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import { aPostgresUrl } from './testing.ts';

let url: string;
let db: Database;
const options = { poolSize: 4, onError: () => {} };
beforeAll(async () => {
  url = await aPostgresUrl();
  db = await openPostgres(url, options);
});
afterAll(() => db.close());

it('lets several nodes start at once', async () => {
  const nodes = await Promise.all([openPostgres(url, options), openPostgres(url, options)]);
  for (const node of nodes) await node.close();
});

it('hears other nodes, tells what was missed when the connection broke, and hears again', async () => {
  const other = await openPostgres(url, options);
  const events: string[] = [];
  const next = async (count: number) => {
    for (let left = 300; left > 0 && events.length < count; left -= 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await db.listen(
    'news',
    (payload) => events.push(payload),
    () => events.push('missed'),
  );
  await other.notify('news', 'one');
  await next(1);
  await other.rows(
    {
      name: 'break',
      text: "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'topout listen' and datname = current_database()",
    },
    [],
  );
  await next(2);
  await other.notify('news', 'two');
  await next(3);
  expect(events).toEqual(['one', 'missed', 'two']);
  await other.close();
});

it('runs a transaction again that stood in the way of another', async () => {
  const heard: string[] = [];
  const other = await openPostgres(url, { ...options, onError: (error) => heard.push(error.message) });
  await other.kysely.schema.createTable('step').addColumn('id', 'integer').execute();
  await other.rows({ name: 'steps', text: 'insert into step values (1), (2)' }, []);
  const lock = { name: 'lock', text: 'select from step where id = $1 for update' };
  const first = { 1: Promise.withResolvers<void>(), 2: Promise.withResolvers<void>() };
  const cross = (one: 1 | 2, then: 1 | 2) =>
    other.transaction(async (tx) => {
      await tx.rows(lock, [one]);
      first[one].resolve();
      await first[then].promise;
      await tx.rows(lock, [then]);
      return one;
    });
  expect(await Promise.all([cross(1, 2), cross(2, 1)])).toEqual([1, 2]);
  // On a busy machine more than once.
  expect(new Set(heard)).toEqual(new Set(['deadlock detected']));
  await other.close();
});

it('survives that every connection of the pool breaks', async () => {
  const breakAll = {
    name: 'break_all',
    text: 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  };
  const other = await openPostgres(url, options);
  await Promise.all([1, 2, 3].map(() => db.rows({ name: 'one', text: 'select 1' }, [])));
  await other.rows(breakAll, []);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await db.rows({ name: 'two', text: 'select 2 as two' }, [])).toEqual([{ two: 2 }]);
  await other.close();
});

it.each([
  ['postgres://nobody@127.0.0.1:1/topout', /^The database at 127\.0\.0\.1:1\/topout cannot be used: .+\.$/],
  ['a database that is not there', /cannot be used: database "missing" does not exist\.$/],
])('says in one sentence that it cannot use %s', async (address, sentence) => {
  const wrong = address.startsWith('postgres:') ? address : url.replace(/\/test_[^?]+/, '/missing');
  await expect(openPostgres(wrong, options)).rejects.toThrow(sentence);
});
