import type { OwnTeam } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTry, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
let bea: TestUser;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamMost: 2 } });
  ada = await aClimber('Ada');
  bea = await aClimber('Bea');
});

async function aClimber(firstName: string): Promise<TestUser> {
  const user = await aUser(api.db, { firstName, lastName: 'Ash', yearOfBirth: 1990 });
  await anEntry(api.db, competition, { profileId: user.profile });
  return user;
}

const url = (person: string) => `/competitions/${competition.id}/team-members/${person}`;
const choose = (as: TestUser, body: object, person = as.profile) =>
  api.call('POST', url(person), { as, body });
const seen = async (as: TestUser, person = as.profile) =>
  (await api.call('GET', url(person), { as })).json<OwnTeam>();
const leave = (as: TestUser) => api.call('DELETE', url(as.profile), { as });
const codeOf = async (as: TestUser) => (await seen(as)).team?.code ?? '';
const names = async () =>
  (
    await api.db.kysely
      .selectFrom('team')
      .select('name')
      .where('competitionId', '=', competition.id)
      .execute()
  ).map(({ name }) => name);

it('lets people make a team, and others join by its code', async () => {
  expect(await seen(ada)).toEqual({ team: null, canChange: true });
  await choose(ada, { name: 'Crimpers' });
  const code = await codeOf(ada);
  expect((await choose(bea, { code: code.toLowerCase().replace('-', ' ') })).json()).toEqual({
    team: { uuid: expect.any(String), name: 'Crimpers', code, members: ['Ada Ash', 'Bea Ash'] },
    canChange: true,
  });
  expect((await choose(await aClimber('Cem'), { code })).json()).toMatchObject({ code: 'team.full' });
});

it('lets a parent choose for a child, whom teammates know by first name and initial', async () => {
  const parent = await aUser(api.db);
  const child = await aProfile(api.db, {
    parentId: parent.profile,
    firstName: 'Kit',
    lastName: 'Elm',
    yearOfBirth: new Date().getUTCFullYear() - 10,
  });
  await anEntry(api.db, competition, { profileId: child });
  await choose(ada, { name: 'Crimpers' });
  await choose(parent, { code: await codeOf(ada) }, child);
  expect((await seen(ada)).team?.members).toEqual(['Ada Ash', 'Kit E.']);
  expect((await seen(parent, child)).team?.name).toBe('Crimpers');
});

it('deletes a team with the last who leaves it, also for another one', async () => {
  await choose(ada, { name: 'Crimpers' });
  await choose(bea, { code: await codeOf(ada) });
  await leave(ada);
  expect(await names()).toEqual(['Crimpers']);
  await choose(bea, { name: 'Slopers' });
  expect(await names()).toEqual(['Slopers']);
  await leave(bea);
  expect(await names()).toEqual([]);
});

it('leaves people where they are if the other team does not take them', async () => {
  await choose(ada, { name: 'Crimpers' });
  await choose(bea, { name: 'Slopers' });
  const full = await codeOf(ada);
  await choose(await aClimber('Cem'), { code: full });
  const refused = [
    await choose(bea, { code: full }),
    await choose(bea, { code: '2222-22222' }),
    await choose(bea, { code: '0000-00000' }),
    await choose(bea, { name: 'crimpers' }),
    await choose(bea, { name: 'New', code: full }),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 400, 404, 400, 400]);
  expect((await seen(bea)).team?.name).toBe('Slopers');
});

it('is closed once somebody has a result, and to everybody else', async () => {
  await choose(ada, { name: 'Crimpers' });
  const [route] = competition.routes;
  const climbed = aCommand({ route, competitor: ada.profile, attempts: [aTry] });
  await send(api, competition.id, competition.master, climbed);
  expect((await seen(ada)).canChange).toBe(false);
  expect((await leave(ada)).json()).toMatchObject({ code: 'entry.fixed' });
  expect((await choose(bea, { name: 'Slopers' }, ada.profile)).statusCode).toBe(403);
  expect((await api.call('GET', url(ada.profile), { as: bea })).statusCode).toBe(403);
});

it('says where there are no teams', async () => {
  competition = await aCompetition(api.db);
  await anEntry(api.db, competition, { profileId: ada.profile });
  expect((await choose(ada, { name: 'Crimpers' })).statusCode).toBe(403);
});
