import type { Teams } from '@topout/contract';
import {
  aCompetition,
  aFormerEntrant,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, testApi } from '../../testing.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true, teamMost: 2 } });
});

const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  api.call(method, `/competitions/${competition.id}${path}`, { as: competition.master, body });
const teams = async () => (await ask('GET', '/teams')).json<Teams>();
const make = async (name: string) => {
  const made = (await ask('POST', '/teams', { name })).json<Teams>();
  return made.teams.find((team) => team.name === name)?.uuid ?? '';
};
const put = (user: string, team: string | null) => ask('PUT', `/team-members/${user}`, { team });
const aClimber = async (firstName: string) =>
  (await anEntry(api.db, competition, { profileId: await aProfile(api.db, { firstName, lastName: 'Ash' }) }))
    .profile;

it('lists teams by name with who is in them, and who is in none', async () => {
  const [ada, bea] = [await aClimber('Ada'), await aClimber('Bea')];
  await aFormerEntrant(api.db, competition);
  await make('Slopers');
  await put(bea, await make('Crimpers'));
  const person = (user: string, name: string) => ({ user, name, category: 'Women', status: 'ENTERED' });
  expect(await teams()).toEqual({
    teams: [
      {
        uuid: expect.any(String),
        name: 'Crimpers',
        code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{5}$/),
        members: [person(bea, 'Bea Ash')],
      },
      expect.objectContaining({ name: 'Slopers', members: [] }),
    ],
    without: [person(ada, 'Ada Ash')],
  });
});

it('moves people between teams, and takes nobody into a full one', async () => {
  const [ada, bea, cem] = [await aClimber('Ada'), await aClimber('Bea'), await aClimber('Cem')];
  const [one, other] = [await make('One'), await make('Other')];
  for (const user of [ada, bea, cem]) await put(user, one);
  const sizes = async () => (await teams()).teams.map(({ members }) => members.length);
  expect(await sizes()).toEqual([2, 0]);
  expect((await put(cem, one)).json()).toMatchObject({ code: 'team.full' });
  await put(ada, other);
  await put(cem, one);
  await put(bea, null);
  expect(await sizes()).toEqual([1, 1]);
});

it('takes one of two who want the last place at once', async () => {
  const [ada, bea, cem] = [await aClimber('Ada'), await aClimber('Bea'), await aClimber('Cem')];
  const team = await make('One');
  await put(ada, team);
  const replies = await Promise.all([put(bea, team), put(cem, team)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it('leaves the members of a deleted team entered', async () => {
  const ada = await aClimber('Ada');
  const team = await make('One');
  await put(ada, team);
  expect((await ask('DELETE', `/teams/${team}`)).statusCode).toBe(204);
  expect(await teams()).toMatchObject({ teams: [], without: [{ user: ada }] });
});

it.each([
  ['the name of another, in other letters', 'SLOPERS', 'team.name_taken'],
  ['a name of spaces', '   ', 'request.invalid'],
  ['a name that nobody sees', '\u200b\u200d\u2066', 'request.invalid'],
  ['the name of another, with something in it that nobody sees', 'Slo\u200bpers', 'team.name_taken'],
  ['a name of two lines', 'One\nTwo', 'request.invalid'],
  ['a name without end', 'x'.repeat(101), 'request.invalid'],
])('refuses %s', async (_what, name, code) => {
  await make('Slopers');
  expect((await ask('POST', '/teams', { name })).json()).toMatchObject({ code });
  expect((await teams()).teams).toHaveLength(1);
});

it('keeps a name as it is read, whatever was typed', async () => {
  const names = ['<b>Jugs</b> & "co"', "Robert'); drop table team;--"];
  for (const name of names) await ask('POST', '/teams', { name });
  await ask('POST', '/teams', { name: ' A\u202e  B ' });
  expect((await teams()).teams.map(({ name }) => name).sort()).toEqual([...names, 'A B'].sort());
});

it('renames a team, also into other letters', async () => {
  const team = await make('slopers');
  await make('Crimpers');
  const rename = (name: string) => ask('PATCH', `/teams/${team}`, { name });
  expect((await rename('Slopers')).statusCode).toBe(200);
  expect((await rename('crimpers')).json()).toMatchObject({ code: 'team.name_taken' });
  expect((await teams()).teams.map(({ name }) => name)).toEqual(['Crimpers', 'Slopers']);
});

it('does not know teams and people of elsewhere', async () => {
  const other = await aCompetition(api.db);
  const stranger = await anEntry(api.db, other);
  const ada = await aClimber('Ada');
  const team = await make('One');
  const replies = [
    await put(stranger.profile, team),
    await put(await aFormerEntrant(api.db, competition), team),
    await put(ada, newId()),
    await ask('PATCH', `/teams/${newId()}`, { name: 'Two' }),
    await ask('DELETE', `/teams/${newId()}`),
    await api.call('PATCH', `/competitions/${other.id}/teams/${team}`, {
      as: other.master,
      body: { name: 'Mine' },
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(replies.length).fill(404));
});

it('says in the history who put whom where', async () => {
  const ada = await aClimber('Ada');
  const team = await make('One');
  await put(ada, team);
  await put(ada, team);
  await ask('PATCH', `/teams/${team}`, { name: 'Two' });
  await ask('DELETE', `/teams/${team}`);
  const { data } = (await ask('GET', '/audit')).json();
  expect(data).toMatchObject([
    { kind: 'team.changed', details: { before: { name: 'Two' } } },
    { kind: 'team.changed', details: { before: { name: 'One' }, after: { name: 'Two' } } },
    { kind: 'team.joined', user: { uuid: ada }, details: { before: { team: null }, after: { team: 'One' } } },
    { kind: 'team.changed', details: { after: { name: 'One' } } },
  ]);
});
