import type { Competition, Results, TeamBoard } from '@topout/contract';
import { aTeam } from '../../entering/teams/testing.ts';
import { aCommand, aTop, outcomes, send } from '../../judging/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';

const api = testApi();
let competition: TestCompetition;
let ada: TestUser;
const [first, second] = [0, 1];

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { teamsEnabled: true } });
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const body = { scoredBy: 'BOTH', confirmedBy: 'JUDGES' };
  await api.call('PATCH', group, { as: competition.master, body });
  ada = await aUser(api.db, { firstName: 'Ada' });
  await anEntry(api.db, competition, { profileId: ada.profile });
  await log(first);
  await log(second);
  expect(await confirm(second)).toEqual(['APPLIED']);
});

const routeAt = (at: number) => competition.routes[at] ?? '';
const log = (at: number) =>
  send(
    api,
    competition.id,
    ada,
    aCommand({ route: routeAt(at), competitor: ada.profile, base: null, attempts: [aTop] }),
  );
const confirm = async (at: number) =>
  outcomes(
    await send(
      api,
      competition.id,
      competition.master,
      aCommand({ kind: 'result.confirm', route: routeAt(at), competitor: ada.profile, base: 1 }),
    ),
  );
const results = (ending: string, as?: TestUser) =>
  api.call('GET', `/competitions/${competition.id}/results.${ending}`, { as });
const unconfirmed = async () =>
  (await results('json'))
    .json<Results>()
    .stages[0]?.categories[0]?.rows[0]?.routes.map((mark) => mark.unconfirmed);
const published = async () =>
  (await api.call('GET', `/competitions/${competition.id}`)).json<Competition>().stages[0]?.published;
const table = async () => (await results('csv')).body.split('\r\n').map((line) => line.split(','));

it('marks results that wait to be confirmed, with a column in the files', async () => {
  expect(await unconfirmed()).toEqual([true, undefined]);
  const [head = [], row = []] = await table();
  const at = head.indexOf('Not confirmed');
  expect([head[at - 1], row[at]]).toEqual(['Score', head[at + 1]]);
  await confirm(first);
  expect(await unconfirmed()).toEqual([undefined, undefined]);
  expect((await table())[0]).not.toContain('Not confirmed');
});

it('keeps them marked in what was published, which a confirmation replaces', async () => {
  const { id, stage, master: as } = competition;
  await api.call('POST', `/competitions/${id}/stages/${stage}/close`, { as });
  await api.call('POST', `/competitions/${id}/publications`, { as, body: { stage, final: true } });
  expect(await published()).toMatchObject({ outdated: false });
  await confirm(first);
  expect(await unconfirmed()).toEqual([true, undefined]);
  expect(await published()).toMatchObject({ outdated: true });
});

it('says whose card climber and marker have signed', async () => {
  const signed = async () =>
    (await results('json')).json<Results>().stages[0]?.categories[0]?.rows[0]?.signed;
  expect([await signed(), (await table())[0]?.includes('Signed')]).toEqual([undefined, false]);
  await api.db.kysely
    .updateTable('entry')
    .set({ signedAt: new Date(), markerSignedAt: new Date() })
    .where('competitionId', '=', competition.id)
    .execute();
  expect(await signed()).toBe(true);
  const [head = [], row = []] = await table();
  expect(row[head.indexOf('Signed')]).toBe('Yes');
});

it('counts them on the board of teams', async () => {
  await aTeam(api.db, competition, { members: [ada.profile] });
  const members = async () =>
    (await api.call('GET', `/competitions/${competition.id}/team-board`)).json<TeamBoard>().rows[0]?.members;
  expect(await members()).toMatchObject([{ user: ada.profile, unconfirmed: 1 }]);
  await confirm(first);
  expect((await members())?.[0]).not.toHaveProperty('unconfirmed');
});
