import type { Competition, PublicationChanges, Publication, Results } from '@topout/contract';
import readSheets from 'read-excel-file/node';
import { aTeam } from '../../entering/teams/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: string;
let mia: string;
let jugs: string;

/** Ada tops a boulder, and Mia, who is ten, does not; the stage is closed, and published as final. */
beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamCounted: 1 } });
  const enter = async (firstName: string, yearOfBirth: number) => {
    const profileId = await aProfile(api.db, { firstName, lastName: 'Ash', yearOfBirth });
    await anEntry(api.db, competition, { profileId });
    return profileId;
  };
  ada = await enter('Ada', 1990);
  mia = await enter('Mia', new Date().getUTCFullYear() - 10);
  jugs = await aTeam(api.db, competition, { name: 'Jugs', members: [ada, mia] });
  await climb(ada, aTop);
  await climb(mia, aTry);
  await api.call('POST', at(`/stages/${competition.stage}/close`), { as: competition.master });
  expect(await publish()).toBe(201);
});

const at = (path = '') => `/competitions/${competition.id}${path}`;
const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ kind: 'attempts.replace', route: competition.routes[0], competitor, attempts }),
  );
const publish = async () => {
  const body = { stage: competition.stage, final: true, reason: 'A card turned up' };
  return (await api.call('POST', at('/publications'), { as: competition.master, body })).statusCode;
};
const read = async <T>(path: string, as?: typeof competition.master) =>
  (await api.call('GET', at(path), { as })).json<T>();
const stage = async (query = '', as?: typeof competition.master) =>
  (await read<Results>(`/results.json${query}`, as)).stages[0];
const outdated = async () => (await read<Competition>('')).stages[0]?.published?.outdated;
const changes = async () =>
  (await read<PublicationChanges[]>('/publications/changes', competition.master))[0]?.teams;
const rename = (name: string) =>
  api.call('PATCH', at(`/teams/${jugs}`), { as: competition.master, body: { name } });
const leave = (who: string) =>
  api.call('PUT', at(`/team-members/${who}`), { as: competition.master, body: { team: null } });

it('fixes the teams with their stage, and names people as public boards do', async () => {
  expect((await stage())?.teams).toEqual({
    rules: { teamLeast: 2, teamMost: 5, teamCounted: 1, teamMixed: false },
    rows: [
      {
        team: jugs,
        name: 'Jugs',
        position: 1,
        score: 250,
        problem: null,
        members: [
          { user: ada, name: 'Ada Ash', category: 'Women', brings: 250, counts: true },
          { user: mia, name: 'Mia A.', category: 'Women', brings: 0, counts: false },
        ],
      },
    ],
  });
  expect(await outdated()).toBe(false);
  await climb(ada, aTry, aTop);
  expect(await outdated()).toBe(true);
  expect(await changes()).toEqual([
    {
      name: 'Jugs',
      before: { position: 1, scoreText: '250', status: null },
      after: { position: 1, scoreText: '249', status: null },
    },
  ]);
  expect((await stage())?.teams?.rows[0]?.score).toBe(250);
  expect((await stage('', competition.master))?.teams?.rows[0]?.score).toBe(249);
  const [first] = await read<Publication[]>('/publications');
  expect(await publish()).toBe(201);
  expect((await stage())?.teams?.rows[0]?.score).toBe(249);
  expect((await stage(`?publication=${first?.uuid}`))?.teams?.rows[0]?.score).toBe(250);
});

it('says when somebody has left their team since, and not when it has another name', async () => {
  expect((await rename('Crimps')).statusCode).toBe(200);
  expect([await outdated(), (await stage())?.teams?.rows[0]?.name]).toEqual([false, 'Crimps']);
  expect((await leave(mia)).statusCode).toBeLessThan(300);
  expect(await outdated()).toBe(true);
  expect(await changes()).toEqual([
    {
      name: 'Crimps',
      before: { position: 1, scoreText: '250', status: null },
      after: { position: null, scoreText: '', status: null },
    },
  ]);
});

it('writes the teams into the files', async () => {
  expect((await api.call('GET', at('/results.csv'))).body).toContain(
    'Qualification,Teams,1,Jugs,250,Ada Ash 250,Mia A. 0\r\n',
  );
  const sheets = await readSheets((await api.call('GET', at('/results.xlsx'))).rawPayload);
  const teams = sheets.find(({ sheet }) => sheet === 'Teams')?.data ?? [];
  expect(teams[1]?.[0]).toMatch(/^Official, version 1 of /);
  expect(teams[3]).toEqual([1, 'Jugs', 250, 'Ada Ash 250', 'Mia A. 0']);
});
