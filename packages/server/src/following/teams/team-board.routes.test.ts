import type { TeamBoard } from '@topout/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { aTeam } from '../../entering/teams/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamCounted: 2 } });
});

const born = new Date().getUTCFullYear() - 10;
const aClimber = async (firstName: string, more: object = {}, category = competition.categories[0]) => {
  const profileId = await aProfile(api.db, { firstName, lastName: 'Ash', yearOfBirth: 1990, ...more });
  await anEntry(api.db, competition, { profileId, categoryId: category });
  return profileId;
};
const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts }),
  );
const ask = (query = '', headers: Record<string, string> = {}) =>
  api.call('GET', `/competitions/${competition.id}/team-board${query}`, {
    headers,
    ...(query && { as: competition.master }),
  });
const rows = async () => (await ask()).json<TeamBoard>().rows;

it('adds the points of both categories, and shows who brings what and who counts', async () => {
  const [ada, bea] = [await aClimber('Ada'), await aClimber('Bea')];
  const cem = await aClimber('Cem', {}, competition.categories[1]);
  const team = await aTeam(api.db, competition, { name: 'Jugs', members: [ada, bea, cem] });
  await aTeam(api.db, competition, { name: 'Alone', members: [await aClimber('Dee')] });
  await climb(ada, aTop);
  await climb(bea, aTry);
  await climb(cem, aTry, aTop);
  expect(await rows()).toEqual([
    {
      team,
      name: 'Jugs',
      position: 1,
      score: 499,
      problem: null,
      members: [
        { user: ada, name: 'Ada Ash', category: 'Women', brings: 250, counts: true },
        { user: cem, name: 'Cem Ash', category: 'Men', brings: 249, counts: true },
        { user: bea, name: 'Bea Ash', category: 'Women', brings: 0, counts: false },
      ],
    },
    expect.objectContaining({ name: 'Alone', position: null, score: null, problem: 'TOO_FEW' }),
  ]);
});

it('adds places where scores cannot be added', async () => {
  competition = await aCompetition(api.db, {
    scoringSystem: 'IFSC_RANKING',
    settings: { teamsEnabled: true },
  });
  const [ada, bea] = [await aClimber('Ada'), await aClimber('Bea')];
  await aTeam(api.db, competition, { members: [ada, bea] });
  await climb(ada, aTop);
  await climb(bea, aTry, aTop);
  expect(await rows()).toMatchObject([{ score: 180, members: [{ brings: 100 }, { brings: 80 }] }]);
});

it('names minors in public as the boards do, and in full for staff', async () => {
  const members = [await aClimber('Kit', { yearOfBirth: born }), await aClimber('Ada')];
  await aTeam(api.db, competition, { members });
  const names = async (query: string) =>
    (await ask(query)).json<TeamBoard>().rows[0]?.members.map(({ name }) => name);
  expect(await names('')).toEqual(['Ada Ash', 'Kit A.']);
  expect(await names('?audience=staff')).toEqual(['Ada Ash', 'Kit Ash']);
});

it('counts nobody who waits for a place', async () => {
  const ada = await aClimber('Ada');
  const { profile } = await anEntry(api.db, competition, { status: 'WAITING' });
  await aTeam(api.db, competition, { members: [ada, profile] });
  expect(await rows()).toMatchObject([{ problem: 'TOO_FEW', members: [{ user: ada }] }]);
});

it('is hidden where the boards are', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false, settings: { teamsEnabled: true } });
  expect((await ask()).statusCode).toBe(403);
  expect((await ask('?audience=staff')).statusCode).toBe(200);
});

it('shows no team where people form none', async () => {
  competition = await aCompetition(api.db);
  await aTeam(api.db, competition, { members: [await aClimber('Ada')] });
  expect(await rows()).toEqual([]);
});

it('is made again when a result, a team or a member changes, and only then', async () => {
  const [ada, bea] = [await aClimber('Ada'), await aClimber('Bea')];
  const team = await aTeam(api.db, competition, { name: 'One', members: [ada] });
  let etag = (await ask()).headers.etag ?? '';
  const isNew = async () => {
    const reply = await ask('', { 'if-none-match': etag });
    etag = reply.headers.etag ?? '';
    return reply.statusCode === 200;
  };
  const url = `/competitions/${competition.id}`;
  const as = competition.master;
  expect(await isNew()).toBe(false);
  await climb(ada, aTop);
  expect(await isNew()).toBe(true);
  await api.call('PUT', `${url}/team-members/${bea}`, { as, body: { team } });
  expect(await isNew()).toBe(true);
  await api.call('PATCH', `${url}/teams/${team}`, { as, body: { name: 'Two' } });
  expect(await isNew()).toBe(true);
  expect(await rows()).toMatchObject([{ name: 'Two', members: [{ user: ada }, { user: bea }] }]);
  expect(await isNew()).toBe(false);
});

it.each([
  ['a name', "update profile set first_name = 'Zoe' where id = $1", 'Zoe Ash'],
  ['a gender', "update profile set gender = 'MALE' where id = $1", 'Ada Ash'],
])('follows %s that is changed by hand', async (_what, text, name) => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamMixed: true } });
  const ada = await aClimber('Ada', { gender: 'OTHER' });
  await aTeam(api.db, competition, { members: [ada, await aClimber('Bea', { gender: 'FEMALE' })] });
  await climb(ada, aTop);
  const before = JSON.stringify(await rows());
  expect(before).toContain('NOT_MIXED');
  await api.db.rows({ name: `test.${name}`, text }, [ada]);
  while (JSON.stringify(await rows()) === before) await sleep(50);
  expect((await rows())[0]?.members[0]).toMatchObject({ name });
});
