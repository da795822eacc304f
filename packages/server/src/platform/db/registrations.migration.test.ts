import type { Client } from 'pg';
import { newId } from '../ids.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { aBareClient } from './testing.ts';

const migrations = readMigrations();
const before = migrations.filter(({ name }) => name < '0096');

const [competition, qualification, final, master] = [newId(), newId(), newId(), newId()];
const [women, finalists] = [newId(), newId()];
const people = { ada: newId(), bea: newId(), cleo: newId(), dora: newId(), gone: newId() };
const entries = { ada: newId(), bea: newId(), cleo: newId(), dora: newId(), gone: newId() };
const finalist = newId();

let client: Client;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ client, end } = await aBareClient());
  await client.query('drop schema public cascade; create schema public');
  await migrate(client, before);
  await fill();
  await migrate(client, migrations);
}, 120_000);
afterAll(() => end());

/** A database from before the migration. */
async function fill(): Promise<void> {
  const put = (table: string, row: Readonly<Record<string, unknown>>) => {
    const names = Object.keys(row);
    const values = names.map((_, index) => `$${index + 1}`);
    return client.query(
      `insert into ${table} (${names.join()}) values (${values.join()})`,
      Object.values(row),
    );
  };
  const mine = { competition_id: competition };
  for (const id of [master, ...Object.values(people)])
    await put('profile', { id, first_name: 'Some', last_name: 'Body' });
  const day = { starts_at: '2026-11-01T09:00:00Z', ends_at: '2026-11-01T18:00:00Z' };
  await put('competition', {
    id: competition,
    name: 'Cup',
    ...day,
    master_judge_id: master,
    judge_key: 'KEY',
  });
  const opened_at = day.starts_at;
  await put('stage', { ...mine, id: qualification, name: 'Qualification', position: 0 });
  await put('stage', { ...mine, id: final, name: 'Final', position: 1, opened_at });
  const categories = { [women]: qualification, [finalists]: final };
  for (const [id, stage_id] of Object.entries(categories)) {
    await put('category', { ...mine, id, stage_id, name: 'Women', position: 0 });
    await put('category_board', { ...mine, category_id: id });
  }
  const enter = (who: keyof typeof people, row: Readonly<Record<string, unknown>>) =>
    put('entry', { ...mine, id: entries[who], profile_id: people[who], category_id: women, ...row });
  await enter('ada', { competitor_number: '7' });
  await enter('ada', { id: finalist, category_id: finalists, advanced_from: entries.ada });
  await enter('bea', { status: 'WAITING', waiting_place: 2 });
  await enter('cleo', { status: 'WAITING', waiting_place: 1, competitor_number: 'C3' });
  await enter('dora', { category_id: finalists, competitor_number: 'W1' });
  await enter('gone', { competitor_number: '9' });
  await put('imported_address', {
    profile_id: people.bea,
    email: 'bea@example.org',
    disputed_at: day.ends_at,
  });
  await client.query('delete from entry where id = $1', [entries.gone]);
  await client.query('update participant set agreed_at = now() where profile_id = $1', [people.ada]);
}

it('moves number, turn and address of everybody to their registration', async () => {
  const { rows } = await client.query<{ profile_id: string }>(
    `select profile_id, competitor_number, waiting_place, agreed_at is not null as agreed, listed_email,
      listed_email_disputed_at is not null as disputed from registration`,
  );
  const of = (profile: string) => rows.find(({ profile_id }) => profile_id === profile);
  expect(of(people.ada)).toMatchObject({ competitor_number: '7', waiting_place: null, agreed: true });
  expect(of(people.bea)).toMatchObject({ competitor_number: null, waiting_place: 2, agreed: false });
  expect(of(people.bea)).toMatchObject({ listed_email: 'bea@example.org', disputed: true });
  expect(of(people.cleo)).toMatchObject({ competitor_number: 'C3', waiting_place: 1 });
  expect(of(people.dora)).toMatchObject({ competitor_number: 'W1' });
  expect(of(people.gone)).toMatchObject({ competitor_number: null });
});

it('leaves everybody one entry in each stage they were in', async () => {
  const { rows } = await client.query<{ id: string; stage_id: string }>('select id, stage_id from entry');
  const stages = new Map(rows.map(({ id, stage_id }) => [id, stage_id]));
  expect(rows).toHaveLength(5);
  expect([stages.get(entries.ada), stages.get(finalist)]).toEqual([qualification, final]);
  expect([stages.get(entries.bea), stages.get(entries.dora)]).toEqual([qualification, final]);
});
