import type { Client } from 'pg';
import { migrate } from './migrate.ts';
import type { Migration } from './migrations.ts';
import { aBareClient } from './testing.ts';

let client: Client;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ client, end } = await aBareClient());
}, 60_000);
beforeEach(async () => {
  await client.query('drop schema public cascade; create schema public');
});
afterAll(() => end());

const migration = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: `of ${text}`,
  compatible: text.startsWith('--'),
});
const first = migration('0001-first', 'create table first (id int)');
const second = migration('0002-second', 'create table second (id int); insert into second values (1)');
const broken = migration('0003-broken', 'create table third (id int); select 1 / 0');

const tables = async (): Promise<string[]> => {
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by 1",
  );
  return rows.map(({ tablename }) => tablename);
};

it('applies what is missing, once', async () => {
  expect(await migrate(client, [first])).toEqual(['0001-first']);
  expect(await migrate(client, [first, second])).toEqual(['0002-second']);
  expect(await migrate(client, [first, second])).toEqual([]);
  expect(await tables()).toEqual(['first', 'second']);
});

it('undoes a migration that fails, and keeps those before it', async () => {
  await expect(migrate(client, [first, broken])).rejects.toThrow(
    'The migration 0003-broken failed: division by zero',
  );
  expect(await tables()).toEqual(['first']);
  expect(await migrate(client, [first, second])).toEqual(['0002-second']);
});

it('tries again after it and a node that serves waited for each other', async () => {
  await client.query('create sequence tries');
  const raised = `raise exception 'deadlock detected' using errcode = '40P01'`;
  const waiting = `do $$ begin if nextval('tries') < 3 then ${raised}; end if; end $$`;
  expect(await migrate(client, [migration('0001-waiting', `${waiting}; create table first ()`)])).toEqual([
    '0001-waiting',
  ]);
  expect(await tables()).toEqual(['first']);
});

it('notices a migration that was edited after it was applied', async () => {
  await migrate(client, [first]);
  const edited = { ...first, checksum: 'another' };
  await expect(migrate(client, [edited, second])).rejects.toThrow('The migration 0001-first was changed');
  expect(await tables()).toEqual(['first']);
});

it('refuses a database that is newer than the server', async () => {
  await migrate(client, [first, second]);
  await expect(migrate(client, [first])).rejects.toThrow('newer Topout: it knows the migration 0002-second');
});

it('starts beside a newer server whose migrations are marked as compatible', async () => {
  const marked = migration('0002-marked', '-- Compatible: one more table\ncreate table second (id int)');
  await migrate(client, [first, marked]);
  expect(await migrate(client, [first])).toEqual([]);
  await migrate(client, [first, marked, migration('0003-third', 'create table third (id int)')]);
  await expect(migrate(client, [first])).rejects.toThrow('it knows the migration 0003-third');
});
