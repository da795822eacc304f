import type { HistoryLinePage, HistoryPeople } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let staff: TestUser;
let ada: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db);
  judge = await aMember(api.db, competition, 'JUDGE');
  staff = await aMember(api.db, competition, 'STAFF');
  ada = await anEntry(api.db, competition);
});

const history = async (as: TestUser, query = '') => {
  const reply = await api.call('GET', `/competitions/${competition.id}/history${query}`, { as });
  return reply.json<HistoryLinePage>();
};
const climb = (entry: TestEntry, route: string, attempts = [aTry]) =>
  send(api, competition.id, competition.master, aCommand({ route, competitor: entry.profile, attempts }));

it('says who did what, when and from which device, newest first', async () => {
  const [route] = competition.routes;
  await climb(ada, route);
  await climb(ada, route, [aTop]);
  const { data } = await history(staff);
  expect(data).toMatchObject([
    { kind: 'attempts.append', version: 2, attempts: [{ success: true }] },
    {
      route,
      competitor: ada.profile,
      competitorName: 'Ada Climber',
      entry: ada.id,
      actor: { uuid: competition.master.profile, name: 'Maja Master' },
      device: 'test phone',
      outcome: 'APPLIED',
      version: 1,
      attempts: [{ success: false }],
      resolution: null,
    },
  ]);
});

it('asks about one entry or one route', async () => {
  const bea = await anEntry(api.db, competition);
  const [first, second] = competition.routes;
  await climb(ada, first);
  await climb(ada, second);
  await climb(bea, first);

  expect((await history(staff, `?entry=${ada.id}`)).data).toHaveLength(2);
  expect((await history(staff, `?route=${first}`)).data).toHaveLength(2);
  expect((await history(staff, `?entry=${bea.id}&route=${second}`)).data).toEqual([]);
});

it('asks what one person did', async () => {
  const [route] = competition.routes;
  const helper = await aMember(api.db, competition, 'STAFF_JUDGE');
  await climb(ada, route);
  await send(api, competition.id, helper, aCommand({ route, competitor: ada.profile, attempts: [aTop] }));
  expect((await history(staff, `?person=${helper.profile}`)).data).toMatchObject([{ version: 2 }]);
});

it('says what can be undone, and why not', async () => {
  const [route] = competition.routes;
  await climb(ada, route);
  await climb(ada, route, [aTop]);
  const undo = async () => (await history(staff)).data.map((line) => line.undo);
  expect(await undo()).toEqual(['POSSIBLE', 'CHANGED_SINCE']);
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: ada.profile, kind: 'queue.add' }),
  );
  await api.call('DELETE', `/competitions/${competition.id}/entries/${ada.id}`, { as: staff });
  expect(await undo()).toEqual([null, null, 'ENTRY_GONE', 'ENTRY_GONE']);
});

it('knows everybody of the competition, and those who are gone', async () => {
  const bea = await anEntry(api.db, competition, {
    profileId: await aProfile(api.db, { firstName: 'Bea' }),
  });
  await climb(bea, competition.routes[0]);
  await climb(ada, competition.routes[0]);
  await api.call('DELETE', `/competitions/${competition.id}/entries/${bea.id}`, { as: staff });
  const url = `/competitions/${competition.id}/history/people`;
  const { data } = (await api.call('GET', url, { as: staff })).json<HistoryPeople>();
  expect(data).toMatchObject([
    { uuid: ada.profile, name: 'Ada Climber', entered: true },
    { uuid: bea.profile, name: 'Bea Climber', entered: false },
  ]);
  expect((await history(staff, `?competitor=${bea.profile}`)).data).toMatchObject([
    { competitorName: 'Bea Climber' },
  ]);
});

it('comes in pages', async () => {
  const [route] = competition.routes;
  for (let times = 0; times < 51; times += 1) {
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ route, competitor: ada.profile, kind: times % 2 ? 'queue.remove' : 'queue.add' }),
    );
  }
  const first = await history(staff);
  const rest = first.metadata.next?.split('?')[1];
  // A line that comes meanwhile moves nothing.
  await climb(ada, route);
  const second = await history(staff, `?${rest}`);

  expect([first.data.length, second.data.map(({ kind }) => kind), second.metadata.next]).toEqual([
    50,
    ['queue.add'],
    null,
  ]);
  expect(first.data.map(({ id }) => id)).not.toContain(second.data[0]?.id);
});

it('is for staff; judges see that of a route they may see', async () => {
  const stranger = await aUser(api.db);
  const status = async (as: TestUser, query = '') =>
    (await api.call('GET', `/competitions/${competition.id}/history${query}`, { as })).statusCode;
  const ofRoute = `?route=${competition.routes[0]}`;

  expect([await status(staff), await status(judge), await status(judge, ofRoute)]).toEqual([200, 403, 200]);
  expect([await status(stranger), await status(stranger, ofRoute)]).toEqual([403, 403]);
});
