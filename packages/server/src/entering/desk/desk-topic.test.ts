import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { aUser, testApi } from '../../testing.ts';
import { aDesk } from './testing.ts';

const api = testApi();
let address: string;
let competition: TestCompetition;
let reader: EventReader | undefined;

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db);
});
afterEach(() => reader?.close());

const follow = async (token?: string) => {
  reader = await readEvents(`${address}/api/competitions/${competition.id}/events?topics=desk`, token);
  return reader;
};

it('tells other desks what one recorded, who walked in and who entered by themselves', async () => {
  const { profile } = await anEntry(api.db, competition);
  const staff = await aMember(api.db, competition, 'STAFF');
  const events = await follow(staff.token);
  const told = { competition: competition.id };
  expect(await events.next('desk')).toEqual(told);

  const desk = aDesk(api, competition);
  await desk.record(profile, { present: true });
  expect(await events.next('desk')).toEqual(told);
  await desk.walkIn({ firstName: 'Kim', lastName: 'Walker', category: competition.categories[0] });
  expect(await events.next('desk')).toEqual(told);
  const body = { category: competition.categories[0] };
  await api.call('POST', `/competitions/${competition.id}/entries`, { as: await aUser(api.db), body });
  expect(await events.next('desk')).toEqual(told);
});

it('is for organisers, and ends with their role', async () => {
  const judge = await aMember(api.db, competition, 'JUDGE');
  await expect(follow(judge.token)).rejects.toThrow('403');
  await expect(follow()).rejects.toThrow('401');

  const staff = await aMember(api.db, competition, 'STAFF');
  const events = await follow(staff.token);
  await events.next('desk');
  const url = `/competitions/${competition.id}/judges/${staff.profile}`;
  await api.call('DELETE', url, { as: competition.master });
  await api.app.liveStreams.heartbeat();
  await events.ended;
});
