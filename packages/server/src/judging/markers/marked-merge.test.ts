import type { EntryDetail } from '@topout/contract';
import {
  aCompetition,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { corrections } from '../corrections/testing.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';
import { confirmByMarkers } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let route: string;
let ada: TestUser;
let noor: TestUser;
/** Ada is entered a second time, as Adda. */
let cards: { ada: TestEntry; adda: TestEntry; noor: TestEntry };

beforeEach(async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL', unconfirmedCounts: false } as const;
  competition = await aCompetition(api.db, { settings });
  [route] = competition.routes;
  await confirmByMarkers(api.db, competition);
  ada = await aUser(api.db, { firstName: 'Ada' });
  noor = await aUser(api.db, { firstName: 'Noor' });
  const adda = await aProfile(api.db, { firstName: 'Adda' });
  cards = {
    ada: await anEntry(api.db, competition, { profileId: ada.profile }),
    adda: await anEntry(api.db, competition, { profileId: adda }),
    noor: await anEntry(api.db, competition, { profileId: noor.profile }),
  };
});
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

type Of = Pick<TestUser, 'token'>;
const path = (rest: string) => `/competitions/${competition.id}/${rest}`;
const pair = async (one: TestEntry, { id: partner }: TestEntry) => {
  const reply = await api.call('PUT', path(`markers/${one.id}`), {
    as: competition.master,
    body: { partner },
  });
  expect(reply.statusCode).toBe(204);
};
const cardOf = async ({ profile }: TestEntry) =>
  (await api.call('GET', path(`entries/${profile}`), { as: competition.master })).json<EntryDetail>();
/** Who confirmed the result, and how many attempts their marker has logged. */
const resultOf = async (entry: TestEntry) => {
  const [stream] = (await cardOf(entry)).streams;
  return [stream?.confirmedBy?.uuid, stream?.mark?.length];
};
const did = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  expect(outcomes(await send(api, competition.id, as, ...commands))).toEqual(commands.map(() => 'APPLIED'));
type Kind = 'attempts.replace' | 'result.mark';
const logs = (kind: Kind, { profile }: TestEntry, attempts: object[]) =>
  aCommand({ kind, route, competitor: profile, base: null, attempts: attempts as [] });
const own = (attempts: object[] = [aTop]) => logs('attempts.replace', cards.ada, attempts);
const mark = (entry: TestEntry, attempts: object[] = [aTop]) => logs('result.mark', entry, attempts);
const confirm = (base: number) => aCommand({ kind: 'result.confirm', route, competitor: ada.profile, base });

const merge = () => corrections(api, competition).merge([cards.adda, cards.ada]);
const undo = async ({ record }: { record: string }) => corrections(api, competition).restore(record);

describe('a merge with a double', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the climber', async () => undefined],
    [
      'their parent',
      () =>
        api.db.kysely
          .updateTable('profile')
          .set({ parentId: noor.profile })
          .where('id', '=', ada.profile)
          .execute(),
    ],
  ])('carries no mark that %s made', async (who, related) => {
    const [marker, card] = who === 'the climber' ? [ada, cards.ada] : [noor, cards.noor];
    await pair(cards.adda, card);
    await did(ada, own());
    await did(marker, mark(cards.adda));
    await related();
    const merged = await merge();
    expect(await resultOf(cards.ada)).toEqual([undefined, undefined]);
    await undo(merged);
    expect((await resultOf(cards.adda))[1]).toBe(1);
  });

  it('takes away what the double confirmed on a route of both', async () => {
    const double = await aUser(api.db, { firstName: 'Adda' });
    const adda = await anEntry(api.db, competition, { profileId: double.profile });
    await pair(cards.ada, adda);
    await did(ada, own(), mark(adda));
    await did(double, mark(cards.ada));
    expect(await resultOf(cards.ada)).toEqual([double.profile, 1]);
    const record = await corrections(api, competition).merge([adda, cards.ada]);
    expect(await resultOf(cards.ada)).toEqual([undefined, undefined]);
    await undo(record);
    expect(await resultOf(cards.ada)).toEqual([double.profile, 1]);
  });

  it('carries a marker’s, which then confirms', async () => {
    await pair(cards.adda, cards.noor);
    await did(ada, own());
    await did(noor, mark(cards.adda));
    const merged = await merge();
    expect(await resultOf(cards.ada)).toEqual([noor.profile, 1]);
    const history = await api.call('GET', path('history'), { as: competition.master });
    const lines = history.json<{ data: { kind: string; device: string; attempts: object[] }[] }>().data;
    expect(lines.find(({ device }) => device === 'merge')).toMatchObject({
      kind: 'result.mark',
      attempts: [{ success: true }],
    });
    // The attempts are the same: phones that have seen them go on.
    await did(ada, aCommand({ kind: 'attempts.replace', route, competitor: ada.profile, base: 1 }));
    await undo(merged);
  });

  it('leaves a result alone that a judge has found right', async () => {
    await pair(cards.adda, cards.noor);
    await did(ada, own());
    await did(noor, mark(cards.adda, [aTry, aTop]));
    await did(competition.master, confirm(1));
    const merged = await merge();
    expect(await resultOf(cards.ada)).toEqual([competition.master.profile, undefined]);
    await undo(merged);
    expect(await resultOf(cards.ada)).toEqual([competition.master.profile, undefined]);
  });

  it('is undone without what a judge has found right since', async () => {
    await pair(cards.adda, cards.noor);
    await did(ada, own());
    await did(noor, mark(cards.adda, [aTry, aTop]));
    const merged = await merge();
    await did(competition.master, confirm(1));
    await undo(merged);
    expect(await resultOf(cards.ada)).toEqual([competition.master.profile, undefined]);
  });

  it('is undone with what a judge had found right of other attempts', async () => {
    await did(ada, own());
    await did(competition.master, confirm(1));
    const early = { ...aTry, timestamp: '2020-01-01T00:00:00.000Z' };
    await did(competition.master, logs('attempts.replace', cards.adda, [early]));
    const merged = await merge();
    expect((await cardOf(cards.ada)).attemptsCount).toBe(2);
    await undo(merged);
    expect(await resultOf(cards.ada)).toEqual([competition.master.profile, undefined]);
  });
});
