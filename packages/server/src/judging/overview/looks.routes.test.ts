import type { Looks } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, aTry, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const body = { scoredBy: 'BOTH', confirmedBy: 'CLIMBERS' };
  await api.call('PATCH', group, { as: competition.master, body });
  ada = await aUser(api.db, { firstName: 'Ada', lastName: 'Ash' });
  await anEntry(api.db, competition, { profileId: ada.profile });
});

/** Seven others try the first route, logged by the master judge. */
async function othersTry() {
  for (let other = 0; other < 7; other += 1) {
    const { profile: competitor } = await anEntry(api.db, competition);
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route: competition.routes[0], competitor, attempts: [aTry] }),
    );
  }
}
const flash = (as: TestUser) =>
  send(
    api,
    competition.id,
    as,
    aCommand({ route: competition.routes[0], competitor: ada.profile, base: null, attempts: [aTop] }),
  );
const path = () => `/competitions/${competition.id}/looks`;
const looks = async () => (await api.call('GET', path(), { as: competition.master })).json<Looks>().data;
const put = async (key: string, looksRight: boolean, as = competition.master) =>
  (await api.call('PUT', path(), { as, body: { key, looksRight } })).statusCode;

it('shows staff what is unusual, until somebody says that it looks right, with who and when', async () => {
  await othersTry();
  expect(await looks()).toEqual([]);
  await flash(ada);
  const [look] = await looks();
  expect(look).toMatchObject({
    kind: 'LONE_FLASH',
    climbers: [{ uuid: ada.profile, name: 'Ada Ash' }],
    route: competition.routes[0],
    count: 1,
    tried: 8,
    putAway: null,
  });
  const staff = await aMember(api.db, competition, 'STAFF');
  const key = look?.key ?? '';
  expect(await Promise.all([put(key, true, staff), put(key, true, staff)])).toEqual([204, 204]);
  // The first one stays the one who did.
  expect(await put(key, true)).toBe(204);
  expect(await looks()).toMatchObject([{ key, putAway: { by: 'Jo Judge' } }]);
  expect(await put(key, false)).toBe(204);
  expect(await looks()).toMatchObject([{ key, putAway: null }]);
});

it('says nothing of what a judge logged, and stores nothing that is not on the list', async () => {
  await othersTry();
  await flash(competition.master);
  expect(await looks()).toEqual([]);
  expect(await put('RING made up', true)).toBe(404);
});

it('says whose results came after the end of their time, until they are changed by a judge', async () => {
  const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000);
  await api.db.kysely
    .updateTable('competition')
    .set({ startsAt: minutesAgo(120), endsAt: minutesAgo(5) })
    .where('id', '=', competition.id)
    .execute();
  const [route] = competition.routes;
  const made = minutesAgo(6).toISOString();
  const inTime = { route, competitor: ada.profile, base: null, attempts: [aTry], clientTime: made };
  await send(api, competition.id, ada, aCommand(inTime));
  expect(await looks()).toMatchObject([
    { kind: 'SENT_LATE', climbers: [{ name: 'Ada Ash' }], route, count: 1, minutes: 6, madeAt: made },
  ]);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ ...inTime, base: 1, kind: 'attempts.replace' }),
  );
  expect(await looks()).toEqual([]);
});

it('is for staff alone', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  for (const as of [judge, ada]) {
    expect((await api.call('GET', path(), { as })).statusCode).toBe(403);
    expect(await put('RING', false, as)).toBe(403);
  }
});
