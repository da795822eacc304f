import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { aUser } from '../../testing.ts';
import { ask } from './cloud.ts';
import { handBack } from './hand-back.ts';
import { aHallOf, cloudOfHall, sendNow } from './testing.ts';
import { hallAndCloud } from './testing/hall-and-cloud.ts';

/* A hall and a cloud of which one is a version ahead. */

const servers = hallAndCloud();
const { cloud } = servers;
let hall: FastifyInstance;
let url: string;
let competition: TestCompetition;

beforeAll(() => {
  ({ hall, url } = servers);
});
afterEach(async () => {
  await update(cloud.db, '-');
  await update(hall.db, '-');
});
beforeEach(async () => {
  competition = await aCompetition(cloud.db);
  await anEntry(cloud.db, competition);
});

const take = async () => {
  const { email } = await aUser(hall.db);
  await aHallOf(cloud.app, { url, competition: competition.id, owner: email }, hall);
};

const run = (db: Database, text: string, ...values: unknown[]) =>
  db.rows<{ later: string; name: string }>({ name: '', text }, values);

/** The next version has a column more. @param to `+`, or back with `-` */
async function update(db: Database, to: '+' | '-', compatible = true): Promise<void> {
  await run(db, `alter table stage drop column if exists later`);
  await run(db, `delete from schema_migration where name = '9998-later'`);
  if (to === '-') return;
  await run(db, `alter table stage add column later text not null default 'before'`);
  await run(
    db,
    `insert into schema_migration (name, checksum, compatible) values ('9998-later', 'x', $1)`,
    compatible,
  );
}

const rename = (name: string) =>
  run(hall.db, 'update stage set name = $1 where id = $2', name, competition.stage);
const stageInCloud = async (columns = 'name') =>
  (await run(cloud.db, `select ${columns} from stage where id = $1`, competition.stage))[0];

it('sends to a cloud that is a version behind', async () => {
  await take();
  await update(hall.db, '+');
  await rename('Qualification');
  await sendNow(hall, competition.id);
  expect(await stageInCloud()).toEqual({ name: 'Qualification' });
});

it('keeps what a cloud that is a version ahead knows more, and sends all once it was updated', async () => {
  await take();
  await sendNow(hall, competition.id);
  await update(cloud.db, '+');
  await run(cloud.db, `update stage set later = 'kept', name = 'Lost' where id = $1`, competition.stage);
  await sendNow(hall, competition.id);
  expect(await stageInCloud('name, later')).toEqual({
    name: expect.not.stringMatching('Lost'),
    later: 'kept',
  });
  const added = newId();
  const text = 'insert into stage select (json_populate_record(s, $1::json)).* from stage s where id = $2';
  const other = { id: added, position: 7, name: 'Final' };
  await run(hall.db, text, JSON.stringify(other), competition.stage);
  await handBack(hall, competition.id);
  expect(await run(cloud.db, 'select name, later from stage where id = $1', added)).toEqual([
    { name: 'Final', later: 'before' },
  ]);
});

it('keeps the rows of a table that the hall does not have', async () => {
  await take();
  const there = await cloudOfHall(hall, competition.id);
  const bytes = gzipSync(JSON.stringify({ table: 'tables', row: { names: ['team'] } })).toString('base64');
  const batch = { batch: newId(), after: 0, number: 0, last: true, whole: true, bytes };
  expect(await ask(there, 'news', batch)).toMatchObject({ position: 1 });
  expect(await stageInCloud()).toBeDefined();
});

it('gives a competition to the same version only, and says so before anything changes', async () => {
  await update(hall.db, '+');
  await expect(take()).rejects.toThrow(/cloud runs an older.*Nothing was changed here/);
  await update(hall.db, '-');
  await update(cloud.db, '+');
  await expect(take()).rejects.toThrow(/cloud runs a newer.*Nothing was changed here/);
});

it('has news wait for a version that neither can do without', async () => {
  await take();
  await update(cloud.db, '+', false);
  await rename('Semi-final');
  await expect(sendNow(hall, competition.id)).rejects.toThrow(/Update the hall/);
  await expect(handBack(hall, competition.id)).rejects.toThrow(/Update the hall.*Nothing was changed/);
  await update(cloud.db, '-');
  await sendNow(hall, competition.id);
  expect(await stageInCloud()).toEqual({ name: 'Semi-final' });
});
