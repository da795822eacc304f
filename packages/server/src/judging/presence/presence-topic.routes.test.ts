import type {
  Competition,
  CompetitionChange,
  PresenceChange,
  PresentJudges,
  PresenceStream,
} from '@topout/contract';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, send } from '../testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { silentMs } from './presence.ts';

const api = testApi();
let address: string;
let competition: TestCompetition;
let jo: TestUser;
let readers: EventReader[] = [];

beforeAll(async () => {
  address = await api.listen();
});
beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  jo = await aMember(api.db, competition, 'JUDGE');
});
afterEach(() => {
  for (const reader of readers) reader.close();
  readers = [];
});

const path = (route?: string) =>
  `/competitions/${competition.id}/events?topics=presence${route ? `:${route}` : ''}`;

async function follow(user: TestUser, route?: string): Promise<EventReader> {
  const reader = await readEvents(`${address}/api${path(route)}`, user.token);
  readers.push(reader);
  await reader.next('heartbeat');
  return reader;
}

const judgesIn = async (reader: EventReader) =>
  ((await reader.next('judges')) as PresentJudges).judges.map(({ uuid }) => uuid);

it('tells which routes changed, those asked for alone', async () => {
  const [first, second] = competition.routes;
  const [all, one] = [await follow(competition.master), await follow(jo, second)];
  const { profile } = await anEntry(api.db, competition);

  await send(api, competition.id, jo, aCommand({ kind: 'queue.add', route: first, competitor: profile }));
  expect(await all.next('changed')).toEqual({ routes: [first], held: false } satisfies PresenceChange);
  await send(api, competition.id, jo, aCommand({ route: second, competitor: profile, attempts: [aTop] }));
  expect(await one.next('changed')).toEqual({ routes: [second], held: false } satisfies PresenceChange);
  expect(one.count('changed')).toBe(1);
});

it('tells of results that are held', async () => {
  const staff = await follow(competition.master);
  const { profile } = await anEntry(api.db, competition);
  const late = aCommand({ route: competition.routes[0], competitor: profile, base: 7, attempts: [aTop] });
  await send(api, competition.id, jo, late);
  expect(await staff.next('changed')).toEqual({ routes: [], held: true } satisfies PresenceChange);
});

it('says nothing of what changed nothing', async () => {
  const reader = await follow(competition.master);
  const { profile } = await anEntry(api.db, competition);
  const [route, other] = competition.routes;
  await send(api, competition.id, jo, aCommand({ kind: 'queue.remove', route, competitor: profile }));
  await send(api, competition.id, jo, aCommand({ kind: 'queue.add', route: other, competitor: profile }));
  expect(await reader.next('changed')).toEqual({ routes: [other], held: false } satisfies PresenceChange);
});

it('tells at which revision the competition stands, and within a moment when it was closed', async () => {
  const reader = await follow(jo, competition.routes[0]);
  const version = async () => ((await reader.next('competition')) as CompetitionChange).version;
  const read = await api.call('GET', `/competitions/${competition.id}`, { as: jo });
  const shown = await version();
  expect(shown).toBe(read.json<Competition>().revision);
  const stage = `/competitions/${competition.id}/stages/${competition.stage}`;
  await api.call('POST', `${stage}/close`, { as: competition.master });
  expect(await version()).toBeGreaterThan(shown);
  await api.app.liveStreams.compare();
  expect(reader.count('competition')).toBe(2);
});

it('tells who judges a route, each once, and when they leave', async () => {
  const [route] = competition.routes;
  const other = await aMember(api.db, competition, 'JUDGE');
  const mine = await follow(jo, route);
  expect(await judgesIn(mine)).toEqual([jo.profile]);
  const theirs = await follow(other, route);
  expect(new Set(await judgesIn(mine))).toEqual(new Set([jo.profile, other.profile]));
  const again = await follow(other, route);
  expect(await judgesIn(mine)).toHaveLength(2);

  theirs.close();
  expect(await judgesIn(mine)).toHaveLength(2);
  again.close();
  expect(await judgesIn(mine)).toEqual([jo.profile]);
});

it('does not count who has fallen silent, until they give a sign of life', async () => {
  const [route] = competition.routes;
  const other = await aMember(api.db, competition, 'JUDGE');
  const mine = await follow(competition.master, route);
  await judgesIn(mine);
  const theirs = await follow(other, route);
  expect(await judgesIn(mine)).toContain(other.profile);
  const { uuid: stream } = (await theirs.next('stream')) as PresenceStream;
  const sign = (as: TestUser) =>
    api.call('POST', `/competitions/${competition.id}/presence`, { as, body: { unsent: 0, stream } });

  const start = performance.now();
  const later = jest.spyOn(performance, 'now').mockImplementation(() => start + silentMs + 5_000);
  await sign(jo);
  api.app.presence.look();
  expect(await judgesIn(mine)).not.toContain(other.profile);
  expect((await sign(other)).statusCode).toBe(204);
  api.app.presence.look();
  expect(await judgesIn(mine)).toContain(other.profile);

  theirs.close();
  expect(await judgesIn(mine)).not.toContain(other.profile);
  await sign(other);
  api.app.presence.look();
  expect(mine.count('judges')).toBe(5);
  later.mockRestore();
});

it('shows staff who judges, and does not count them', async () => {
  const [route] = competition.routes;
  const staff = await aMember(api.db, competition, 'STAFF');
  await follow(jo, route);
  expect(await judgesIn(await follow(staff, route))).toEqual([jo.profile]);
});

it('ends for somebody whose role was taken', async () => {
  const reader = await follow(jo);
  await api.call('DELETE', `/competitions/${competition.id}/judges/${jo.profile}`, {
    as: competition.master,
  });
  await api.app.liveStreams.heartbeat();
  await expect(reader.ended).resolves.toBeUndefined();
});

it('is for those who judge and for staff, and of routes that they may see', async () => {
  const stranger = await aUser(api.db);
  const restricted = await aCompetition(api.db, {
    settings: { judgeRoutePermissions: 'SEE_JUDGE_ASSIGNED' },
  });
  const judge = await aMember(api.db, restricted, 'JUDGE');
  const other = `/competitions/${restricted.id}/events?topics=presence:${restricted.routes[0]}`;
  const refused = [
    await api.call('GET', path()),
    await api.call('GET', path(), { as: stranger }),
    await api.call('GET', other, { as: judge }),
    await api.call('GET', path(restricted.routes[0]), { as: jo }),
    await api.call('GET', path().replace('presence', 'board,presence')),
    await api.call('GET', path().replace('presence', 'walls')),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404, 401, 400]);
});
