import type { LoggedCommandPage, ResolutionReply } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { aCommand, aTop, aTry, aZone, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let judge: TestUser;
let other: TestUser;
let ada: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  [judge, other] = [await aMember(api.db, competition, 'JUDGE'), await aMember(api.db, competition, 'JUDGE')];
  ada = await anEntry(api.db, competition);
});

const heldOf = async (as: TestUser, query = '') => {
  const reply = await api.call('GET', `/competitions/${competition.id}/held${query}`, { as });
  return reply.json<LoggedCommandPage>().data.map(({ id }) => id);
};
const settle = (as: TestUser, id: string, action: 'APPLY' | 'DISCARD') =>
  api.call('POST', `/competitions/${competition.id}/commands/${id}/resolution`, { as, body: { action } });

/** One judge saves a result; the other's arrives late and is held. */
async function aConflict(route: string, late = aTop): Promise<string> {
  const command = aCommand({ route, competitor: ada.profile, base: 0, attempts: [late] });
  await send(
    api,
    competition.id,
    judge,
    aCommand({ route, competitor: ada.profile, base: 0, attempts: [aZone] }),
  );
  expect(outcomes(await send(api, competition.id, other, command))).toEqual(['HELD stream.changed']);
  return command.id;
}

it('shows held commands to their judge and to staff', async () => {
  const staff = await aMember(api.db, competition, 'STAFF');
  const id = await aConflict(competition.routes[0]);

  expect(await heldOf(other)).toEqual([id]);
  expect(await heldOf(judge)).toEqual([]);
  expect(await heldOf(staff)).toEqual([id]);
  expect(await heldOf(competition.master)).toEqual([id]);
  expect(await heldOf(competition.master, '?mine=true')).toEqual([]);
});

it('applies a held attempt behind what is there, under its own judge', async () => {
  const id = await aConflict(competition.routes[0]);

  const reply = await settle(other, id, 'APPLY');

  const { answer, attempts } = reply.json<ResolutionReply>();
  expect(answer).toMatchObject({ id, outcome: 'APPLIED', reason: null, version: 2 });
  expect(attempts.map(({ success, judge: by }) => [success, by?.uuid])).toEqual([
    [false, judge.profile],
    [true, other.profile],
  ]);
  expect(await heldOf(competition.master)).toEqual([]);
});

it('puts a held sport result in the place of the one that is there', async () => {
  const [, , sport] = competition.routes;
  const id = await aConflict(sport, { success: false, segmentsCount: 30 });

  const { attempts } = (await settle(competition.master, id, 'APPLY')).json();

  expect(attempts).toMatchObject([{ segmentsCount: 30, judge: { uuid: other.profile } }]);
});

it('discards, and keeps the command in the log', async () => {
  const id = await aConflict(competition.routes[0]);

  const { answer, attempts } = (await settle(other, id, 'DISCARD')).json();

  expect(answer).toMatchObject({ outcome: 'HELD', version: 1 });
  expect(attempts).toHaveLength(1);
  const { data } = (
    await api.call('GET', `/competitions/${competition.id}/history`, { as: competition.master })
  ).json<LoggedCommandPage>();
  expect(data.find((line) => line.id === id)).toMatchObject({ resolution: 'DISCARDED' });
});

it('settles once', async () => {
  const id = await aConflict(competition.routes[0]);
  const replies = await Promise.all([settle(other, id, 'APPLY'), settle(competition.master, id, 'DISCARD')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

it.each<[string, (id: string) => Promise<{ statusCode: number }>, number]>([
  ["another judge's", (id) => settle(judge, id, 'APPLY'), 403],
  ["another judge's, to discard it", (id) => settle(judge, id, 'DISCARD'), 403],
])('lets no judge settle %s', async (_name, attempt, status) => {
  const id = await aConflict(competition.routes[0]);
  expect((await attempt(id)).statusCode).toBe(status);
});

it('leaves a command held that still cannot be applied', async () => {
  const id = await aConflict(competition.routes[0]);
  await send(
    api,
    competition.id,
    judge,
    aCommand({ route: competition.routes[0], competitor: ada.profile, attempts: [aTop] }),
  );

  const reply = await settle(other, id, 'APPLY');

  expect([reply.statusCode, reply.json().code]).toEqual([400, 'attempt.after_top']);
  expect(await heldOf(other)).toEqual([id]);
});

it('knows no held command where there is none', async () => {
  const [answer] = await send(
    api,
    competition.id,
    judge,
    aCommand({ route: competition.routes[0], competitor: ada.profile, attempts: [aTry] }),
  );
  expect((await settle(judge, answer?.id ?? '', 'APPLY')).statusCode).toBe(404);
});
