import pg from 'pg';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { aPostgresUrl } from './testing.ts';

it('says that it waits while another node migrates', async () => {
  const url = await aPostgresUrl();
  const one = new pg.Client({ connectionString: url });
  const other = new pg.Client({ connectionString: url });
  await Promise.all([one.connect(), other.connect()]);
  // Holds the first one up inside its migration.
  await other.query('create table gate (id int)');
  await other.query('begin; lock table gate');
  const gate = { name: '9999-gate', text: 'select from gate', checksum: 'gate', compatible: true };
  const first = migrate(one, [...readMigrations(), gate]);
  const held = "select from pg_locks where relation = 'gate'::regclass and not granted";
  while ((await other.query(held)).rowCount === 0);
  const second = new pg.Client({ connectionString: url });
  await second.connect();
  const waits = Promise.withResolvers<void>();
  const after = migrate(second, readMigrations(), waits.resolve);
  await waits.promise;
  await other.query('commit');
  expect([await first, await after]).toEqual([['9999-gate'], []]);
  await Promise.all([one.end(), other.end(), second.end()]);
});
