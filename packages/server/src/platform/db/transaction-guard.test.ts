import type { Database, Tx } from './database.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

const one = { name: 'one', text: 'select 1 as one' };
const onlyTheTransaction = 'Inside a transaction only the transaction may be queried';

it.each<[string, () => Promise<unknown>]>([
  ['the query builder', () => db.kysely.selectFrom('profile').select('id').execute()],
  ['a named statement', () => db.rows(one, [])],
  ['another transaction', () => db.transaction(async () => {})],
])('refuses %s of the database inside a transaction', async (_name, query) => {
  await expect(db.transaction(() => query())).rejects.toThrow(onlyTheTransaction);
  expect(await db.rows(one, [])).toEqual([{ one: 1 }]);
});

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['a named statement', (tx: Tx) => tx.rows(one, [])],
  ['the query builder', (tx: Tx) => tx.kysely.selectFrom('profile').select('id').execute()],
])('refuses %s on a transaction that has ended', async (_name, query) => {
  const ended = await db.transaction(async (tx) => tx);
  await expect(query(ended)).rejects.toThrow('This transaction has ended');
});

it('lets what a transaction merely started use the database later', async () => {
  const { later } = await db.transaction(async () => ({
    later: new Promise((resolve) => setTimeout(resolve, 20)).then(() => db.rows(one, [])),
  }));
  expect(await later).toEqual([{ one: 1 }]);
});
