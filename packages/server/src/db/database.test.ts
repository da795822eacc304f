import { openTestDatabase } from './testing.ts';
import type { Database } from './database.ts';
import { newId } from '../ids.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);
afterAll(() => db.close());

it('works', async () => {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.kysely.insertInto('profile').values({ id, first_name: 'Ada' }).execute();
  });
  expect(await db.kysely.selectFrom('profile').select(['id', 'first_name']).execute()).toEqual([
    { id, first_name: 'Ada' },
  ]);
});
