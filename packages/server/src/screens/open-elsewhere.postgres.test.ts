import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../db/postgres-database.ts';
import { aPostgresUrl } from '../db/testing.ts';
import { newId } from '../ids.ts';
import { OpenElsewhere } from './open-elsewhere.ts';

it('knows what is open at another node of one PostgreSQL, and not what is open here', async () => {
  const url = await aPostgresUrl();
  const dbs = [
    await openPostgres(url, { poolSize: 2, onError: () => {} }),
    await openPostgres(url, { poolSize: 2, onError: () => {} }),
  ] as const;
  const [here, there] = dbs.map((db) => new OpenElsewhere(db, 60_000)) as [OpenElsewhere, OpenElsewhere];
  const stops = [await here.listen(), await there.listen()];
  const competition = newId();

  await here.tell(competition, ['left', '']);
  while (there.names(competition).length === 0) await sleep(20);
  expect(there.names(competition)).toEqual(['left', '']);
  await there.tell(competition, ['right']);
  while (here.names(competition).length === 0) await sleep(20);
  expect(here.names(competition)).toEqual(['right']);
  expect(here.names(newId())).toEqual([]);

  for (const stop of stops) stop();
  for (const db of dbs) await db.close();
});
