import type {
  Competition,
  LeagueLeaderboard,
  LeaguePatch,
  OwnCompetitionPage,
  Problem,
} from '@topout/contract';
import { aCompetition, aMember } from '../competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

async function made(as: TestUser, body: object = { name: 'Winter' }): Promise<LeagueLeaderboard> {
  return (await api.call('POST', '/leagues', { as, body })).json<LeagueLeaderboard>();
}

const change = (league: string, as: TestUser, body: LeaguePatch) =>
  api.call('PATCH', `/leagues/${league}`, { as, body });

const refused = async (reply: ReturnType<typeof change>) => {
  const answer = await reply;
  return [answer.statusCode, answer.json<Problem>().code];
};

it('makes a league with its rules, and lists it for whoever runs it', async () => {
  const owner = await aUser(api.db);
  const first = await made(owner, { name: 'Winter', bestOf: 3, placePoints: [10, 6, 6, 1] });
  expect(first).toMatchObject({
    bestOf: 3,
    scoring: 'PLACES',
    placePoints: [10, 6, 6, 1],
    canChange: true,
  });
  const second = await made(owner, { name: 'Summer', scoring: 'SCORES' });
  expect((await api.call('GET', '/profiles/me/leagues', { as: owner })).json()).toEqual([
    { uuid: second.uuid, name: 'Summer', bestOf: null, scoring: 'SCORES', competitionsCount: 0 },
    { uuid: first.uuid, name: 'Winter', bestOf: 3, scoring: 'PLACES', competitionsCount: 0 },
  ]);
  expect((await api.call('GET', '/profiles/me/leagues', { as: await aUser(api.db) })).json()).toEqual([]);
});

it('takes competitions in and lets them go; each of them says so at once', async () => {
  const spring = await aCompetition(api.db, { name: 'Spring' });
  const { uuid } = await made(spring.master);
  const league = async () => (await api.call('GET', `/competitions/${spring.id}`)).json<Competition>().league;
  expect((await change(uuid, spring.master, { competitions: [spring.id] })).json()).toMatchObject({
    competitions: [{ uuid: spring.id, name: 'Spring' }],
  });
  expect(await league()).toBe(uuid);
  const own = await api.call('GET', '/profiles/me/competitions', { as: spring.master });
  expect(own.json<OwnCompetitionPage>().data[0]?.league).toEqual({ uuid, name: 'Winter' });

  // What a change does not name stays as it is.
  await change(uuid, spring.master, { name: 'Spring series' });
  expect(await league()).toBe(uuid);
  expect((await change(uuid, spring.master, { competitions: [] })).json()).toMatchObject({
    competitions: [],
  });
  expect(await league()).toBeNull();
});

it('takes only competitions that one organises', async () => {
  const competition = await aCompetition(api.db);
  const take = async (as: TestUser) =>
    (await change((await made(as)).uuid, as, { competitions: [competition.id] })).statusCode;
  expect(await take(await aUser(api.db))).toBe(403);
  expect(await take(await aMember(api.db, competition, 'JUDGE'))).toBe(403);
  expect(await take(await aMember(api.db, competition, 'STAFF'))).toBe(200);
});

it('refuses a competition that is named twice, and leaves the league as it was', async () => {
  const spring = await aCompetition(api.db, { name: 'Spring' });
  const { uuid } = await made(spring.master);
  const reply = await change(uuid, spring.master, { competitions: [spring.id, spring.id.toUpperCase()] });
  expect([reply.statusCode, reply.json<Problem>().detail.fields]).toEqual([
    400,
    { competitions: ['A competition is in the list twice.'] },
  ]);
  expect((await api.call('GET', `/leagues/${uuid}/leaderboard`)).json()).toMatchObject({ competitions: [] });
});

it('takes no competition out of another league', async () => {
  const competition = await aCompetition(api.db, { name: 'Spring' });
  const [first, second] = [await made(competition.master), await made(competition.master, { name: 'Other' })];
  const body = { competitions: [competition.id] };
  await change(first.uuid, competition.master, body);
  expect(await refused(change(second.uuid, competition.master, body))).toEqual([409, 'league.taken']);
  expect((await change(first.uuid, competition.master, body)).statusCode).toBe(200);
});

it('adds up scores only where they are points', async () => {
  const competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  const { uuid } = await made(competition.master, { name: 'Sums', scoring: 'SCORES' });
  const { master, id } = competition;
  expect(await refused(change(uuid, master, { competitions: [id] }))).toEqual([409, 'league.not_points']);
  const places = await change(uuid, master, { competitions: [id], scoring: 'PLACES' });
  expect(places.statusCode).toBe(200);
  expect(await refused(change(uuid, master, { scoring: 'SCORES' }))).toEqual([409, 'league.not_points']);
});

it('refuses points that rise, and leaves the league as it was', async () => {
  const owner = await aUser(api.db);
  expect(
    (await api.call('POST', '/leagues', { as: owner, body: { name: 'X', placePoints: [1, 2] } })).statusCode,
  ).toBe(400);
  const { uuid } = await made(owner);
  expect(await refused(change(uuid, owner, { name: 'New', placePoints: [5, 6] }))).toEqual([
    400,
    'request.invalid',
  ]);
  expect((await api.call('GET', `/leagues/${uuid}/leaderboard`)).json()).toMatchObject({ name: 'Winter' });
});

it('is deleted without its competitions', async () => {
  const competition = await aCompetition(api.db);
  const { uuid } = await made(competition.master);
  await change(uuid, competition.master, { competitions: [competition.id] });
  expect((await api.call('DELETE', `/leagues/${uuid}`, { as: competition.master })).statusCode).toBe(204);
  expect((await api.call('GET', `/leagues/${uuid}/leaderboard`)).statusCode).toBe(404);
  expect((await api.call('GET', `/competitions/${competition.id}`)).json()).toMatchObject({ league: null });
});
