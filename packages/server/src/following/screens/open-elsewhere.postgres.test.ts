import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '../../platform/db/postgres-database.ts';
import { aPostgresUrl } from '../../platform/db/testing.ts';
import { newId } from '../../platform/ids.ts';
import { openNodeBus } from '../../platform/live/node-bus.ts';
import { OpenElsewhere } from './open-elsewhere.ts';

it('knows what is open at another node of one PostgreSQL, and not what is open here', async () => {
  const url = await aPostgresUrl();
  const onError = (error: unknown) => {
    throw error;
  };
  const aNode = async () => {
    const db = await openPostgres(url, { poolSize: 2, onError: () => {} });
    const bus = await openNodeBus(db, onError);
    return { db, bus, screens: new OpenElsewhere(bus, 60_000) };
  };
  const [one, other] = [await aNode(), await aNode()];
  const [here, there] = [one.screens, other.screens];
  const competition = newId();

  here.tell(competition, ['left', '']);
  while (there.names(competition).length === 0) await sleep(20);
  expect(there.names(competition)).toEqual(['left', '']);
  there.tell(competition, ['right']);
  while (here.names(competition).length === 0) await sleep(20);
  expect(here.names(competition)).toEqual(['right']);
  expect(here.names(newId())).toEqual([]);

  for (const { db, bus } of [one, other]) {
    bus.close();
    await db.close();
  }
});
