import type { AuditRecord, Teams } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aTeam } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let team: string;
let ada: TestUser;
let bea: TestUser;
let cem: TestUser;

/** A team of two, Ada and Bea, which is full. */
beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamMost: 2 } });
  [ada, bea, cem] = [await aClimber('Ada'), await aClimber('Bea'), await aClimber('Cem')];
  team = await aTeam(api.db, competition, { name: 'Jugs', members: [ada.profile, bea.profile] });
});

async function aClimber(firstName: string): Promise<TestUser> {
  const user = await aUser(api.db, { firstName });
  await anEntry(api.db, competition, { profileId: user.profile });
  return user;
}
const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as = competition.master,
) => api.call(method, `/competitions/${competition.id}${path}`, { as, body });
const members = async () =>
  (await ask('GET', '/teams')).json<Teams>().teams[0]?.members.map(({ user }) => user) ?? [];
const history = async (kind: string) =>
  (await ask('GET', '/audit')).json<{ data: AuditRecord[] }>().data.filter((one) => one.kind === kind);

async function leave(user: TestUser): Promise<string> {
  const { statusCode } = await ask('DELETE', `/entries/${user.profile}`);
  expect(statusCode).toBe(204);
  return (await history('entry.deleted'))[0]?.id ?? '';
}
const comeBack = {
  restored: (record: string) => ask('POST', `/history/${record}/restore`),
  'entered again': () => ask('POST', '/entries', { category: competition.categories[0] }, ada),
};

describe.each(Object.entries(comeBack))('somebody %s', (_how, back) => {
  it('is back in their team', async () => {
    const record = await leave(ada);
    expect((await back(record)).statusCode).toBeLessThan(300);
    expect((await members()).toSorted()).toEqual([ada.profile, bea.profile].toSorted());
  });

  it('is in none if another has taken the place, and the history says it', async () => {
    const record = await leave(ada);
    expect((await ask('PUT', `/team-members/${cem.profile}`, { team })).statusCode).toBe(200);
    expect((await back(record)).statusCode).toBeLessThan(300);
    expect((await members()).toSorted()).toEqual([bea.profile, cem.profile].toSorted());
    expect((await history('team.joined'))[0]).toMatchObject({
      user: { uuid: ada.profile },
      details: { before: { team: 'Jugs' }, after: { team: null } },
    });
  });
});
