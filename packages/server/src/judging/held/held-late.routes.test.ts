import type { LoggedCommandPage } from '@topout/contract';
import { sql } from 'kysely';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { corrections } from '../corrections/testing.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aProfile, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aZone, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let ada: TestEntry;
let route: string;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  judge = await aMember(api.db, competition, 'JUDGE');
  ada = await anEntry(api.db, competition);
  [route] = competition.routes;
});

const path = (rest: string) => `/competitions/${competition.id}${rest}`;
const gone = (entry: TestEntry) =>
  api.call('DELETE', path(`/entries/${entry.id}`), { as: competition.master });
const apply = (id: string) =>
  api.call('POST', path(`/commands/${id}/resolution`), { as: competition.master, body: { action: 'APPLY' } });

/** An entry's history, and how the log differs from the tables. */
async function told(entry: string) {
  const url = path(`/history?entry=${entry}`);
  const { data } = (await api.call('GET', url, { as: competition.master })).json<LoggedCommandPage>();
  const { differences } = await verifyCompetition(api.app, competition.id);
  return { lines: data.map(({ id, competitor, entry: of }) => ({ id, competitor, of })), differences };
}

async function held(about: Pick<TestEntry, 'profile'>, on = route, reason = 'entry.unknown') {
  const command = aCommand({ route: on, competitor: about.profile, attempts: [aTop] });
  expect(outcomes(await send(api, competition.id, judge, command))).toEqual([`HELD ${reason}`]);
  return command.id;
}

it('writes a result to the entry that was made after it', async () => {
  await gone(ada);
  const id = await held(ada);
  const again = await anEntry(api.db, competition, { profileId: ada.profile });

  expect((await apply(id)).statusCode).toBe(200);

  expect(await told(again.id)).toEqual({
    lines: [{ id, competitor: ada.profile, of: again.id }],
    differences: [],
  });
});

it('writes a result that met another to the entry made anew, not to the one it met', async () => {
  const replaced = aCommand({ route, competitor: ada.profile, base: 0, attempts: [aTop] });
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: ada.profile, attempts: [aZone] }),
  );
  expect(outcomes(await send(api, competition.id, judge, replaced))).toEqual(['HELD stream.changed']);
  await gone(ada);
  const again = await anEntry(api.db, competition, { profileId: ada.profile });

  expect((await apply(replaced.id)).statusCode).toBe(200);

  expect(await told(again.id)).toEqual({
    lines: [{ id: replaced.id, competitor: ada.profile, of: again.id }],
    differences: [],
  });
});

it('writes a result of somebody who was merged to the one they became', async () => {
  const bea = await anEntry(api.db, competition, { profileId: await aProfile(api.db) });
  await gone(ada);
  const id = await held(ada);
  const again = await anEntry(api.db, competition, { profileId: ada.profile });
  await corrections(api, competition).merge([again, bea]);

  expect((await apply(id)).statusCode).toBe(200);

  expect(await told(bea.id)).toEqual({
    lines: [{ id, competitor: bea.profile, of: bea.id }],
    differences: [],
  });
});

it('writes a result to an entry that was restored', async () => {
  await gone(ada);
  const id = await held(ada);
  const { data } = (await api.call('GET', path('/audit'), { as: competition.master })).json<{
    data: { id: string }[];
  }>();
  await corrections(api, competition).restore(data[0]?.id ?? '');

  expect((await apply(id)).statusCode).toBe(200);

  expect(await told(ada.id)).toEqual({
    lines: [{ id, competitor: ada.profile, of: ada.id }],
    differences: [],
  });
});

it('writes a result to the entry in its category of now', async () => {
  await api.db.kysely.updateTable('entry').set({ status: 'WAITING' }).where('id', '=', ada.id).execute();
  const id = await held(ada);
  const body = { category: competition.categories[1], status: 'ENTERED' };
  await api.call('PATCH', path(`/entries/${ada.id}`), { as: competition.master, body });

  expect((await apply(id)).statusCode).toBe(200);

  expect(await told(ada.id)).toMatchObject({ lines: [{ id, of: ada.id }], differences: [] });
});

it('writes a result of a final to the entry in the final', async () => {
  const final = await aFinal(api.db, competition);
  const id = await held(ada, final.route);
  const further = await anEntry(api.db, competition, {
    profileId: ada.profile,
    categoryId: final.category,
  });

  expect((await apply(id)).statusCode).toBe(200);

  expect(await told(further.id)).toMatchObject({ lines: [{ id, of: further.id }], differences: [] });
});

it('keeps in the table that what changed a result names its entry', async () => {
  const [answer] = await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: ada.profile, attempts: [aTop] }),
  );
  const forget = api.db.kysely
    .updateTable('command')
    .set({ entryId: null })
    .where('id', '=', answer?.id ?? '')
    .execute();
  await expect(forget).rejects.toMatchObject({ constraint: 'change_names_its_entry' });
});

it('mends a log that was written before the table saw to it', async () => {
  await gone(ada);
  const id = await held(ada);
  const again = await anEntry(api.db, competition, { profileId: ada.profile });
  await apply(id);
  const { kysely } = api.db;
  await sql`alter table command drop constraint change_names_its_entry, drop constraint held_changes_nothing`.execute(
    kysely,
  );
  await kysely.updateTable('command').set({ entryId: null }).where('id', '=', id).execute();
  expect((await told(again.id)).differences).not.toEqual([]);

  const { text = '' } = readMigrations().find(({ name }) => name.startsWith('0067')) ?? {};
  for (const statement of text.split(/;$/m)) await sql.raw(statement).execute(kysely);

  expect(await told(again.id)).toMatchObject({ lines: [{ id, of: again.id }], differences: [] });
});
