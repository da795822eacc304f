import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { testApi } from '../../testing.ts';
import { lookAfterTables } from './upkeep.ts';

const api = testApi();

it('lets the planner know how many rows there are', async () => {
  const competition = await aCompetition(api.db);
  for (let number = 0; number < 3; number += 1) await anEntry(api.db, competition);
  const known = async () => {
    const statement = {
      name: 'upkeep.known',
      text: "select reltuples from pg_class where relname = 'entry'",
    };
    const [row] = await api.db.rows<{ reltuples: number }>(statement, []);
    return row?.reltuples;
  };
  const { count } = await api.db.kysely
    .selectFrom('entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(await known()).not.toBe(count);

  await lookAfterTables(api.db);

  expect(await known()).toBe(count);
});
