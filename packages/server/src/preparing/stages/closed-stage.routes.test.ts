// Corrections to the qualification during the final: by staff, and by settling late commands.
import type { EntryDetail, HeldResults, Leaderboard, Score } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../../judging/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aFinal, type TestStage } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let final: TestStage;
let judge: TestUser;
let winner: TestEntry;
let other: TestEntry;

beforeEach(async () => {
  competition = await aCompetition(api.db, { settings: { judgeRoutePermissions: 'SEE_JUDGE_ALL' } });
  final = await aFinal(api.db, competition);
  judge = await aMember(api.db, competition, 'JUDGE');
  [winner, other] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await climb(winner, [aTop]);
  await climb(other, [aTry]);
  await call('POST', `/stages/${competition.stage}/close`);
  await call('POST', `/stages/${competition.stage}/advance`, { quota: 1 });
  await call('POST', `/stages/${final.id}/open`);
});

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.call(method, `/competitions/${competition.id}${path}`, { as: competition.master, body });
const climb = (
  { profile }: TestEntry,
  attempts: [typeof aTop | typeof aTry],
  as: TestUser = competition.master,
  base: number | null = null,
) =>
  send(
    api,
    competition.id,
    as,
    aCommand({ route: competition.routes[0], competitor: profile, attempts, base }),
  );
const places = async () => {
  const reply = await call('GET', `/leaderboard?category=${competition.categories[0]}`);
  return reply.json<Leaderboard>().rows.map(({ entry, position }) => [entry, position]);
};

it('takes corrections of staff, of who went on and of who did not', async () => {
  expect(await places()).toEqual([
    [winner.id, 1],
    [other.id, 2],
  ]);
  expect(outcomes(await climb(other, [aTop]))).toEqual(['APPLIED']);
  expect(outcomes(await climb(winner, [aTry]))).toEqual(['HELD attempt.after_top']);
  const scores = await call('GET', `/scores?route=${competition.routes[0]}`);
  expect(
    scores
      .json<{ data: Score[] }>()
      .data.map(({ entry }) => entry)
      .toSorted(),
  ).toEqual([winner.id, other.id].toSorted());
  const detail = (await call('GET', `/entries/${other.id}`)).json<EntryDetail>();
  expect(detail).toMatchObject({ category: { uuid: competition.categories[0] }, attemptsCount: 2 });
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
});

it('lets staff settle what a judge brought too late', async () => {
  expect(outcomes(await climb(other, [aTop], judge, 1))).toEqual(['HELD competition.closed']);
  const [line] = (await call('GET', '/held-results')).json<HeldResults>().data;
  const [report] = line?.reports ?? [];
  expect(report?.choices).toContain('HELD');
  const settled = await call('POST', '/held-results/settlement', {
    take: 'HELD',
    commands: report?.commands,
    version: line?.version,
  });
  expect(settled.statusCode).toBe(200);
  expect((await places()).every(([, position]) => position !== null)).toBe(true);
  const detail = (await call('GET', `/entries/${other.id}`)).json<EntryDetail>();
  expect(detail.attempts.map(({ success }) => success)).toContain(true);
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
});

it('changes the name and the category of who did not go on, in their stage', async () => {
  const [, second] = competition.categories;
  const reply = await call('PATCH', `/entries/${other.id}`, { firstName: 'Renamed', category: second });
  expect(reply.statusCode).toBe(200);
  const detail = (await call('GET', `/entries/${other.id}`)).json<EntryDetail>();
  expect(detail).toMatchObject({ user: { firstName: 'Renamed' }, category: { uuid: second } });
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
  const back = await call('PATCH', `/entries/${other.id}`, { category: final.category });
  expect(back.statusCode).toBe(400);
});
