// Count-back follows corrections of the previous stage: when it is closed again, and before anything is
// published.
import type { Leaderboard, Results } from '@topout/contract';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aFinal, type TestStage } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let final: TestStage;
let ada: TestEntry;
let bea: TestEntry;

/**
 * Ada was first in the qualification and Bea second. Both top in the final, where only count-back separates
 * them.
 */
beforeEach(async () => {
  competition = await aCompetition(api.db, { scoringSystem: 'IFSC_RANKING' });
  final = await aFinal(api.db, competition);
  [ada, bea] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const [first] = competition.routes;
  await climb(ada, first, aTop);
  await climb(bea, first, aTry, aTop);
  await call(`/stages/${competition.stage}/close`);
  await call(`/stages/${competition.stage}/advance`, { quota: 2 });
  await call(`/stages/${final.id}/open`);
  for (const one of [ada, bea]) await climb(one, final.route, aTop);
  expect(await inTheFinal()).toEqual([
    [1, ada.profile],
    [2, bea.profile],
  ]);
});

const call = (path: string, body?: object) =>
  api.call('POST', `/competitions/${competition.id}${path}`, { as: competition.master, body });
const climb = ({ profile }: TestEntry, route: string, ...attempts: (typeof aTop | typeof aTry)[]) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ kind: 'attempts.replace', route, competitor: profile, attempts }),
  );
/** Ada needed three attempts in the qualification: Bea's appeal was right. */
const correct = () => climb(ada, competition.routes[0], aTry, aTry, aTop);

async function inTheFinal() {
  const path = `/competitions/${competition.id}/leaderboard?category=${final.category}`;
  const { rows } = (await api.call('GET', path, { as: competition.master })).json<Leaderboard>();
  return rows.map(({ position, user }) => [position, user.uuid]);
}
const beaFirst = () => [
  [1, bea.profile],
  [2, ada.profile],
];

it.each<[string, () => Promise<unknown>]>([
  ['closed again', () => call(`/stages/${competition.stage}/close`)],
  ['published', () => call('/publications', { stage: competition.stage, final: true })],
  ['followed by a published final', () => call('/publications', { stage: final.id, final: false })],
  ['part of a published ranking', () => call('/publications', { stage: null, final: false })],
])('follows a correction once the qualification is %s', async (_when, act) => {
  await correct();
  await act();
  expect(await inTheFinal()).toEqual(beaFirst());
  expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]);
});

it('publishes the final with the places of the corrected qualification', async () => {
  await correct();
  await call('/publications', { stage: final.id, final: false });
  const reply = await api.call('GET', `/competitions/${competition.id}/results.json`);
  const published = reply.json<Results>().stages.find(({ uuid }) => uuid === final.id);
  const rows = published?.categories[0]?.rows ?? [];
  expect(rows.map(({ position, user }) => [position, user.uuid])).toEqual(beaFirst());
});

it('has no place to count back to for whoever lost their result in the qualification', async () => {
  await climb(ada, competition.routes[0]);
  expect((await call('/publications', { stage: null, final: false })).statusCode).toBe(201);
  expect(await inTheFinal()).toEqual(beaFirst());
  // She has climbed in the final, so advancing again does not remove her.
  expect((await call(`/stages/${competition.stage}/advance`, { quota: 2 })).statusCode).toBe(409);
});

it('leaves boards alone where no place has changed', async () => {
  const version = async () =>
    (
      await api.db.kysely
        .selectFrom('categoryBoard')
        .select('version')
        .where('categoryId', '=', final.category)
        .executeTakeFirstOrThrow()
    ).version;
  const before = await version();
  await call(`/stages/${competition.stage}/close`);
  expect(await version()).toBe(before);
});
