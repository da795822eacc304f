import { newId } from '../ids.ts';
import { aGuest, aUser, testApi } from '../testing.ts';
import { issuePair } from './issue-tokens.ts';
import { sweep } from './sweep.ts';

const api = testApi();

it('throws out what has expired and keeps the rest', async () => {
  const { kysely } = api.db;
  const [fresh, old] = [await aUser(api.db), await aUser(api.db)];
  await issuePair(api.db, fresh.family);
  await issuePair(api.db, old.family);
  await aGuest(api.db);
  const past = { expires_at: new Date(0) };
  await kysely.updateTable('access_token').set(past).where('family_id', '=', old.family).execute();
  await kysely.updateTable('refresh_token').set(past).where('family_id', '=', old.family).execute();
  const lastWeek = { created_at: new Date(Date.now() - 7 * 86_400_000) };
  await kysely.updateTable('session_family').set(lastWeek).execute();
  await kysely.insertInto('session_family').values({ id: newId(), account_id: old.account }).execute();

  await sweep(api.db);

  const families = await kysely
    .selectFrom('session_family')
    .select('id')
    .where('id', 'in', [fresh.family, old.family])
    .execute();
  expect(families).toEqual([{ id: fresh.family }]);
  const { count } = await kysely
    .selectFrom('access_token')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(3);
});
