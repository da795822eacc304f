import { newId } from '../../../platform/ids.ts';
import { aGuest, aUser, testApi } from '../../../testing.ts';
import { issuePair } from './issue-tokens.ts';
import { sweep } from './sweep.ts';

const api = testApi();

it('throws out what has expired and keeps the rest', async () => {
  const { kysely } = api.db;
  const [fresh, old, ofHome] = [await aUser(api.db), await aUser(api.db), await aUser(api.db)];
  await issuePair(api.db, fresh.family);
  await issuePair(api.db, old.family);
  await aGuest(api.db);
  const past = { expiresAt: new Date(0) };
  await kysely.updateTable('accessToken').set(past).where('familyId', '=', old.family).execute();
  await kysely.updateTable('refreshToken').set(past).where('familyId', '=', old.family).execute();
  const lastWeek = { createdAt: new Date(Date.now() - 7 * 86_400_000) };
  await kysely.updateTable('sessionFamily').set(lastWeek).execute();
  await kysely.insertInto('sessionFamily').values({ id: newId(), accountId: old.account }).execute();

  await sweep(api.db);

  const families = await kysely
    .selectFrom('sessionFamily')
    .select('id')
    .where('id', 'in', [fresh.family, old.family, ofHome.family])
    .execute();
  expect(new Set(families.map(({ id }) => id))).toEqual(new Set([fresh.family, ofHome.family]));
  const { count } = await kysely
    .selectFrom('accessToken')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(4);
});
