import type { AuditRecord, EntryDetail } from '@topout/contract';
import type { ConfirmedBy } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';
import { corrections } from './testing.ts';

/* Who turns out to be one person with a climber has confirmed nothing for them. (behaviour: self-scoring#one-person) */

const api = testApi();
let competition: TestCompetition;
let route: string;
let other: string;
let ada: TestUser;
/** Ada's second account, which judges, and is entered as well. */
let double: TestUser;
let cards: { ada: TestEntry; double: TestEntry };

beforeEach(async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL' } as const;
  competition = await aCompetition(api.db, { settings });
  [route, other] = competition.routes;
  await confirmBy('JUDGES');
  ada = await aUser(api.db, { firstName: 'Ada' });
  double = await aMember(api.db, competition, 'JUDGE');
  cards = {
    ada: await anEntry(api.db, competition, { profileId: ada.profile }),
    double: await anEntry(api.db, competition, { profileId: double.profile }),
  };
});
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

async function confirmBy(confirmedBy: ConfirmedBy) {
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  await api.call('PATCH', group, { as: competition.master, body: { scoredBy: 'BOTH', confirmedBy } });
}

type Of = Pick<TestUser, 'token'>;
const did = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const top = (competitor: string, on = route) =>
  aCommand({ route: on, competitor, base: null, attempts: [aTop] });
const confirm = (competitor: string, base = 1, on = route) =>
  aCommand({ kind: 'result.confirm', route: on, competitor, base });
/** Route by route: who signed the attempts, and who confirmed them, or whether anybody did. */
const resultsOf = async (entry: string) => {
  const path = `/competitions/${competition.id}/entries/${entry}`;
  const { streams, attempts } = (await api.call('GET', path, { as: competition.master })).json<EntryDetail>();
  return [route, other].flatMap((on) => {
    const stream = streams.find((one) => one.route === on);
    if (!stream) return [];
    const signers = attempts.filter((one) => one.route === on).map(({ judge }) => judge?.uuid ?? null);
    return [[signers, stream.confirmedBy?.uuid ?? stream.confirmed]];
  });
};
const merge = () => corrections(api, competition).merge([cards.double, cards.ada]);
/** Undoes the last change of a kind. */
async function undone(kind: string) {
  const reply = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  const last = reply.json<{ data: AuditRecord[] }>().data.find((record) => record.kind === kind);
  await corrections(api, competition).restore(last?.id ?? '');
}
const undo = ({ record }: { record: string }) => corrections(api, competition).restore(record);

it('makes what a double logged for itself the climber’s own, to be confirmed, until that is undone', async () => {
  expect(await did(double, top(double.profile))).toEqual(['APPLIED']);
  const merged = await merge();
  expect(await resultsOf(cards.ada.id)).toEqual([[[ada.profile], false]]);
  const later = aCommand({
    kind: 'attempts.replace',
    route,
    competitor: ada.profile,
    base: 1,
    attempts: [aTry],
  });
  expect(await did(ada, later)).toEqual(['APPLIED']);
  await undo(merged);
  expect((await resultsOf(cards.double.id))[0]).toEqual([[double.profile], false]);
});

it('takes away what a double confirmed, also where it climbed nothing, until that is undone', async () => {
  await did(ada, top(ada.profile), top(ada.profile, other));
  await did(double, confirm(ada.profile));
  await did(competition.master, confirm(ada.profile, 1, other));
  const merged = await merge();
  const by = competition.master.profile;
  expect(await resultsOf(cards.ada.id)).toEqual([
    [[ada.profile], false],
    [[ada.profile], by],
  ]);
  expect(await did(double, confirm(ada.profile, 2))).toEqual(['DROPPED confirm.own_result']);
  await undo(merged);
  expect(await resultsOf(cards.ada.id)).toEqual([
    [[ada.profile], double.profile],
    [[ada.profile], by],
  ]);
});

it('makes the climber’s own what the double logged for them as a judge', async () => {
  await did(double, top(ada.profile));
  expect(await resultsOf(cards.ada.id)).toEqual([[[double.profile], true]]);
  const merged = await merge();
  expect(await resultsOf(cards.ada.id)).toEqual([[[ada.profile], false]]);
  await undo(merged);
  expect(await resultsOf(cards.ada.id)).toEqual([[[double.profile], true]]);
});

it('takes away what the double confirmed for the climber’s family', async () => {
  const child = await aUser(api.db);
  await api.db.kysely
    .updateTable('profile')
    .set({ parentId: ada.profile })
    .where('id', '=', child.profile)
    .execute();
  const [, category] = competition.categories;
  const entry = await anEntry(api.db, competition, { profileId: child.profile, categoryId: category });
  await did(child, top(child.profile));
  await did(double, confirm(child.profile));
  expect(await resultsOf(entry.id)).toEqual([[[child.profile], double.profile]]);
  await merge();
  expect(await resultsOf(entry.id)).toEqual([[[child.profile], false]]);
});

describe('an account that takes a ticket’s entry over', () => {
  const claim = async (code: string, as: Of) =>
    expect((await api.call('POST', '/tickets/claim', { as, body: { code } })).statusCode).toBe(200);

  it('has confirmed nothing of it, and judged nothing', async () => {
    const judge = await aMember(api.db, competition, 'JUDGE');
    const { code, profile, entry, token } = await aTicket(api.db, competition);
    await did({ token }, top(profile));
    await did(judge, confirm(profile), top(profile, other));
    await claim(code, judge);
    expect(await resultsOf(entry)).toEqual([
      [[judge.profile], false],
      [[judge.profile], false],
    ]);
  });

  it('goes on with its own results, and keeps what somebody else confirmed', async () => {
    const { code, profile, entry, token } = await aTicket(api.db, competition);
    await did({ token }, top(profile), top(profile, other));
    await did(double, confirm(profile));
    const kim = await aUser(api.db);
    await claim(code, kim);
    expect(await resultsOf(entry)).toEqual([
      [[kim.profile], double.profile],
      [[kim.profile], false],
    ]);
    const path = `/competitions/${competition.id}/entries/${entry}`;
    await api.call('DELETE', path, { as: competition.master });
    await undone('entry.deleted');
    expect((await resultsOf(entry))[1]).toEqual([[kim.profile], false]);
    const more = aCommand({
      kind: 'attempts.replace',
      route: other,
      competitor: kim.profile,
      base: 2,
      attempts: [aTry],
    });
    expect(await did(kim, more)).toEqual(['APPLIED']);
  });

  it('gives them back as the ticket holder’s own', async () => {
    const { code, profile, entry, token } = await aTicket(api.db, competition);
    await did({ token }, top(profile));
    const kim = await aUser(api.db);
    await claim(code, kim);
    await undone('entry.taken_over');
    expect(await resultsOf(entry)).toEqual([[[profile], false]]);
  });
});
