import { setTimeout as sleep } from 'node:timers/promises';
import { aCompetition } from '../../following/competitions/testing.ts';
import type { Database } from './database.ts';
import { newEpoch, watchEpoch } from './epoch.ts';
import { firstRow } from './first-row.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const fail = (error: unknown) => {
  throw error;
};
interface Versions {
  readonly version: number;
  readonly resetVersion: number;
  readonly configVersion: number;
}

async function versions(competition: string): Promise<Versions> {
  const text = `select b.version, b.reset_version, c.config_version
    from category_board b join competition c on c.id = b.competition_id where c.id = $1 limit 1`;
  const found = await firstRow<Versions>(db, { name: 'test.versions', text }, [competition]);
  if (!found) throw new Error('There is no such board');
  return found;
}

it('raises every version beyond what anybody can hold, and tells the nodes', async () => {
  const { id } = await aCompetition(db);
  let anew = 0;
  const told = Promise.withResolvers<void>();
  const watch = await watchEpoch(
    db,
    () => {
      anew += 1;
      told.resolve();
    },
    fail,
  );
  const [epoch, before] = [watch.id, await versions(id)];
  await newEpoch(db);
  await told.promise;
  const after = await versions(id);
  expect(after.version).toBeGreaterThan(before.version + 900_000);
  expect(after.resetVersion).toBe(after.version);
  expect(after.configVersion).toBeGreaterThan(before.configVersion + 900_000);
  expect([watch.id === epoch, anew]).toEqual([false, 1]);
  watch.close();
});

it('comes by no version again if it goes back to the same state twice', async () => {
  const { id } = await aCompetition(db);
  const backup = await versions(id);
  await newEpoch(db);
  const first = await versions(id);
  await sleep(1_100);
  const back = {
    name: 'test.back',
    text: 'update category_board set version = $2 where competition_id = $1',
  };
  await db.rows(back, [id, backup.version]);
  await newEpoch(db);
  expect((await versions(id)).version).toBeGreaterThan(first.version + 900);
});

it('begins one new history however many nodes notice', async () => {
  const { id } = await aCompetition(db);
  const nodes = await Promise.all([1, 2, 3].map(() => watchEpoch(db, () => {}, fail)));
  const before = await versions(id);
  await Promise.all(nodes.map((node) => node.wentBack()));
  const after = await versions(id);
  expect(new Set(nodes.map((node) => node.id)).size).toBe(1);
  // Two epochs would have raised it by what another one does twice.
  await newEpoch(db);
  const next = await versions(id);
  expect(after.version - before.version).toBeLessThan(1.5 * (next.version - after.version));
  for (const node of nodes) node.close();
});

it('goes on in the same history after a restart', async () => {
  const first = await watchEpoch(db, () => {}, fail);
  first.close();
  const second = await watchEpoch(db, () => {}, fail);
  await sleep(10);
  second.close();
  expect(second.id).toBe(first.id);
});
