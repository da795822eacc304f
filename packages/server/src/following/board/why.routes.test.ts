import type { Competition, Leaderboard, Why } from '@topout/contract';
import { aCompetition, aMember, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { BoardModel } from './board-model.ts';

const api = testApi();
let competition: TestCompetition;

beforeEach(async () => {
  competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
});

const climb = (competitor: string, ...attempts: { success: boolean }[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[0], competitor, attempts }),
  );
const url = (entry: string, query = '') =>
  `/competitions/${competition.id}/leaderboard/why?entry=${entry}${query}`;
const why = async (entry: string) => (await api.call('GET', url(entry))).json<Why>();
const closeEntries = () =>
  api.db.kysely
    .updateTable('competition')
    .set({ entriesCloseAt: new Date(Date.now() - 1_000) })
    .where('id', '=', competition.id)
    .execute();

it('says what parts somebody from the next better and the next worse place, and who shares it', async () => {
  const entries = await Promise.all([1, 2, 3, 4].map(() => anEntry(api.db, competition)));
  const [ada, bea, cem, dee] = entries.map(({ profile }) => profile);
  await climb(ada ?? '', aTop);
  await climb(bea ?? '', aTry, aTop);
  await climb(cem ?? '', aTry, aTop);
  await climb(dee ?? '', aTry);

  const told = await why(entries[1]?.id ?? '');

  expect(told.row).toMatchObject({ position: 2, user: { uuid: bea } });
  expect(told.tied.map(({ user }) => user.uuid)).toEqual([cem]);
  expect(told.above).toMatchObject({
    row: { position: 1, user: { uuid: ada } },
    reason: {
      by: 'triesToTop',
      ahead: 1,
      behind: 2,
      routes: [
        {
          route: competition.routes[0],
          ahead: { mark: 'F', attempt: 1 },
          behind: { mark: 'T', attempt: 2 },
          lead: 1,
        },
      ],
    },
  });
  expect(told.below).toMatchObject({
    row: { position: 4, user: { uuid: dee } },
    reason: { by: 'tops', ahead: 1, behind: 0, routes: [{ behind: { mark: '-', attempt: 1 }, lead: 1 }] },
  });
});

it('says what the next boulder could bring the one behind', async () => {
  const [ada, bea] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await climb(ada.profile, aTry, aTop);
  await climb(bea.profile, aTry);
  const next = expect.not.stringMatching(competition.routes[0] ?? '');
  expect((await why(bea.id)).above?.reason.flash).toEqual({ route: next, left: null });
});

it('says whether somebody still reaches the places of the next stage, once those are decided', async () => {
  await closeEntries();
  const { id: final } = await aFinal(api.db, competition);
  const [ada, bea] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await climb(ada.profile, aTop);
  await climb(bea.profile, aTry);
  expect((await why(bea.id)).prospects).toEqual([]);

  const plan = { planned_quota: 1 };
  const as = competition.master;
  const stage = `/competitions/${competition.id}/stages/${competition.stage}`;
  expect((await api.call('PATCH', stage, { as, body: plan })).json<Competition>().stages).toMatchObject([
    { uuid: competition.stage, plannedQuota: 1 },
    { uuid: final, plannedQuota: null },
  ]);
  expect((await why(bea.id)).prospects).toEqual([{ places: 1, prospect: 'OPEN' }]);
  await api.call('PATCH', `/competitions/${competition.id}/entries/${bea.id}`, {
    as,
    body: { status: 'RETIRED' },
  });
  expect((await why(bea.id)).prospects).toEqual([{ places: 1, prospect: 'OUT' }]);
  expect((await why(ada.id)).prospects).toEqual([{ places: 1, prospect: 'SURE' }]);
});

it('says of a last stage who can still win and who reaches the podium, until it is closed', async () => {
  await closeEntries();
  const entry = await anEntry(api.db, competition);
  await climb(entry.profile, aTop);
  const sure = [1, 3].map((places) => ({ places, prospect: 'SURE' }));
  expect((await why(entry.id)).prospects).toEqual(sure);
  await api.call('POST', `/competitions/${competition.id}/stages/${competition.stage}/close`, {
    as: competition.master,
  });
  expect((await why(entry.id)).prospects).toEqual([]);
});

it('is sure of nobody who can be passed by somebody who may still enter, or waits for a place', async () => {
  const entry = await anEntry(api.db, competition);
  await climb(entry.profile, aTry, aTop);
  const wins = async () => (await why(entry.id)).prospects?.[0]?.prospect;
  expect(await wins()).toBe('OPEN');
  await closeEntries();
  expect(await wins()).toBe('SURE');
  await anEntry(api.db, competition, { status: 'WAITING' });
  expect(await wins()).toBe('OPEN');
});

it('works out once what everybody can reach, whoever asks, until the board changes', async () => {
  const entries = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anEntry(api.db, competition)));
  const ids = entries.map(({ id }) => id);
  const looks = jest.spyOn(BoardModel.prototype, 'entry');
  const lookedUp = async (entry: string) => {
    looks.mockClear();
    await why(entry);
    return looks.mock.calls.length;
  };
  try {
    expect(await lookedUp(ids[0] ?? '')).toBeGreaterThanOrEqual(ids.length);
    expect(await lookedUp(ids[1] ?? '')).toBeLessThan(ids.length);
    await climb(entries[2]?.profile ?? '', aTop);
    expect(await lookedUp(ids[1] ?? '')).toBeGreaterThanOrEqual(ids.length);
  } finally {
    looks.mockRestore();
  }
});

it('says of somebody without a result that there is none', async () => {
  const [ada, bea] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await climb(ada.profile, aTop);
  expect(await why(bea.id)).toMatchObject({
    row: { position: null },
    tied: [],
    above: { reason: { by: 'unranked' } },
    below: null,
  });
});

it('names minors as the board does', async () => {
  const mia = { firstName: 'Mia', lastName: 'Stone', yearOfBirth: new Date().getUTCFullYear() - 10 };
  const { id } = await anEntry(api.db, competition, { profileId: await aProfile(api.db, mia) });
  expect((await why(id)).row.user.lastName).toBe('S.');
});

it('is for those who may see the board', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  const { id } = await anEntry(api.db, competition);
  const judge = await aMember(api.db, competition, 'JUDGE');
  const status = async (query: string, as?: { token: string }) =>
    (await api.call('GET', url(id, query), { as })).statusCode;
  expect(await status('')).toBe(403);
  expect(await status('&audience=staff', await aUser(api.db))).toBe(403);
  expect(await status('&audience=staff', judge)).toBe(200);
});

it('knows nobody who is on another board', async () => {
  const { id } = await anEntry(api.db, competition, { categoryId: competition.categories[1] });
  const board = await api.call('GET', `/competitions/${competition.id}/leaderboard`);
  expect(board.json<Leaderboard>().rows).toEqual([]);
  expect((await api.call('GET', url(id))).statusCode).toBe(404);
  expect((await api.call('GET', url(newId()))).statusCode).toBe(404);
});

it('tells combined scores apart by their disciplines', async () => {
  competition = await aCompetition(api.db, { scoringSystem: 'IFSC_COMBINED' });
  const [ada, bea] = await Promise.all([1, 2].map(() => anEntry(api.db, competition)));
  await climb(ada?.profile ?? '', aTop);
  await climb(bea?.profile ?? '', aTry, aTop);

  const { above } = await why(bea?.id ?? '');

  expect(above?.reason.disciplines).toEqual([
    { climbType: 'BOULDER', route: null, ahead: '25.0', behind: '24.9' },
    { climbType: 'SPORT', route: null, ahead: '0.0', behind: '0.0' },
  ]);
});
