import type { EntryDetail, MarkerPairs } from '@topout/contract';
import { cardSaid } from '@topout/domain';
import { anOpenCard } from '../../entering/desk/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { corrections } from '../corrections/testing.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';
import { confirmByMarkers } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
let first: string;
let second: string;
let ada: TestUser;
let noor: TestUser;
let cards: { ada: TestEntry; noor: TestEntry };

beforeEach(async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL', unconfirmedCounts: false } as const;
  competition = await aCompetition(api.db, { settings });
  [first, second] = competition.routes;
  await confirmByMarkers(api.db, competition);
  ada = await aUser(api.db, { firstName: 'Ada' });
  noor = await aUser(api.db, { firstName: 'Noor' });
  cards = {
    ada: await anEntry(api.db, competition, { profileId: ada.profile }),
    noor: await anEntry(api.db, competition, { profileId: noor.profile }),
  };
  await pairWith(cards.noor);
});
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

type Of = Pick<TestUser, 'token'>;
const markers = () => `/competitions/${competition.id}/markers`;
const pairWith = async ({ id: partner }: TestEntry) => {
  const path = `${markers()}/${cards.ada.id}`;
  const reply = await api.call('PUT', path, { as: competition.master, body: { partner } });
  expect(reply.statusCode).toBe(204);
};
const end = () => api.call('DELETE', `${markers()}/${cards.ada.id}`, { as: competition.master });

const cardOf = async (as: Of = ada) =>
  (
    await api.call('GET', `/competitions/${competition.id}/entries/${ada.profile}`, { as })
  ).json<EntryDetail>();
/** Who has signed Ada's card, and whether that was taken off. */
const signed = async (as: Of = ada) => {
  const { climber, marker, off } = (await cardOf(as)).signatures ?? {};
  return [climber && 'climber', marker && 'marker', off && 'off'].filter(Boolean).join(' ');
};

const entryPath = (id: string) => `/competitions/${competition.id}/entries/${id}`;
const changeCategory = async (category: string) => {
  const path = entryPath(cards.ada.id);
  expect((await api.call('PATCH', path, { as: competition.master, body: { category } })).statusCode).toBe(
    200,
  );
};

type Said = Partial<Parameters<typeof aCommand>[0]>;
const on = (kind: 'attempts.replace' | 'result.mark', route: string, attempts: object[], more: Said = {}) =>
  aCommand({ kind, base: null, attempts: attempts as [], route, competitor: ada.profile, ...more });
const own = (attempts: object[], more: Said = {}) => on('attempts.replace', first, attempts, more);
const mark = (attempts: object[], route = first) => on('result.mark', route, attempts);
/** As somebody saw the card, whose first route has these attempts. */
const sign = (attempts: { success: boolean }[] = [aTop], more: object[] = []) => {
  const line = (route: string, said: object[]) => ({
    route,
    climbType: 'BOULDER' as const,
    attempts: said.map((one) => ({ segmentsCount: 0, ...one })) as [],
  });
  const card = cardSaid([line(first, attempts), line(second, more)]);
  return {
    ...aCommand({ kind: 'card.sign', route: first, competitor: ada.profile, base: null }),
    payload: { card },
  };
};
const unsign = () => aCommand({ kind: 'card.unsign', route: first, competitor: ada.profile, base: null });
const did = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const statusOf = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  (await api.call('POST', `/competitions/${competition.id}/commands`, { as, body: { commands } })).statusCode;

/** Both have signed a top on the first route. */
async function bothSign() {
  expect(await did(ada, own([aTop]))).toEqual(['APPLIED']);
  expect(await did(noor, mark([aTop]), sign())).toEqual(['APPLIED', 'APPLIED']);
  expect(await did(ada, sign())).toEqual(['APPLIED']);
  expect(await signed()).toBe('climber marker');
}

it('is signed by both, in either order, and taken back by each alone', async () => {
  expect(await signed()).toBe('');
  await bothSign();
  expect((await cardOf()).streams).toMatchObject([{ confirmed: true }]);
  expect(await did(noor, unsign())).toEqual(['APPLIED']);
  expect(await signed()).toBe('climber');
  expect(await did(noor, sign())).toEqual(['APPLIED']);
  expect([await signed(noor), await signed(competition.master)]).toEqual([
    'climber marker',
    'climber marker',
  ]);
  expect((await cardOf(await aUser(api.db))).signatures).toBeUndefined();
});

it('is signed for every result by a marker, so that both signatures confirm the card', async () => {
  await did(ada, own([aTop]));
  expect(await did(ada, sign())).toEqual(['APPLIED']);
  expect(await did(noor, sign())).toEqual(['DROPPED card.unmarked']);
  expect(await did(noor, mark([aTop]), sign())).toEqual(['APPLIED', 'APPLIED']);
  expect(await signed()).toBe('climber marker');
});

it('is not signed empty, while records differ, or by somebody who saw another card', async () => {
  expect(await did(ada, sign([]))).toEqual(['DROPPED card.empty']);
  await did(ada, own([aTop]));
  await did(noor, mark([aTry, aTop]));
  expect(await did(ada, sign())).toEqual(['DROPPED card.differs']);
  expect(await did(noor, sign())).toEqual(['DROPPED card.differs']);
  await did(noor, mark([aTop]));
  expect(await did(ada, sign([aTry, aTop]))).toEqual(['DROPPED card.changed']);
  expect(await did(noor, sign([aTop], [aTop]))).toEqual(['DROPPED card.changed']);
});

it('is nobody else’s to sign: no stranger’s, no judge’s, no former marker’s, no tablet’s', async () => {
  await did(ada, own([aTop]));
  await did(noor, mark([aTop]));
  expect(await statusOf(await aUser(api.db), sign())).toBe(403);
  expect(await statusOf(await aMember(api.db, competition, 'JUDGE'), sign())).toBe(403);
  expect(await statusOf(competition.master, sign())).toBe(403);
  expect(await statusOf(await anOpenCard(api.db, competition, ada.profile), sign())).toBe(403);
  await end();
  expect(await statusOf(noor, sign())).toBe(403);
  expect(await did(ada, sign())).toEqual(['DROPPED marker.none']);
});

describe('a card that both have signed', () => {
  beforeEach(bothSign);

  it.each<[string, () => Promise<unknown>]>([
    ['its climber changes a result', () => did(ada, own([aTry, aTop], { base: 2 }))],
    ['a result is added', () => did(ada, on('attempts.replace', second, [aTop]))],
    ['the marker says something else', () => did(noor, mark([aTry, aTop]))],
    ['the marker logs what the climber has not', () => did(noor, mark([aTop], second))],
    ['a judge corrects a result', () => did(competition.master, own([aTry], { base: 2 }))],
    [
      'a confirmation is taken back',
      () =>
        did(
          competition.master,
          aCommand({ kind: 'result.unconfirm', route: first, competitor: ada.profile }),
        ),
    ],
    ['its climber changes category', () => changeCategory(competition.categories[1])],
  ])('loses both signatures when %s', async (_what, change) => {
    await change();
    expect([await signed(), await signed(noor)]).toEqual(['off', 'off']);
  });

  it('keeps them when the marker says the same once more, or the pair ends', async () => {
    await did(noor, mark([aTop]));
    expect(await signed()).toBe('climber marker');
    await end();
    expect(await signed()).toBe('climber marker');
    const zoe = await anEntry(api.db, competition, { profileId: (await aUser(api.db)).profile });
    await pairWith(zoe);
    expect(await signed()).toBe('off');
  });

  it('comes back without them from a deletion, and says so; one that nobody signed does not', async () => {
    for (const { id } of [cards.ada, cards.noor]) {
      await api.call('DELETE', entryPath(id), { as: competition.master });
      await api.call('POST', `${entryPath(id)}/restore`, { as: competition.master });
    }
    const off = await api.db.kysely
      .selectFrom('entry')
      .select('id')
      .where('competitionId', '=', competition.id)
      .where('signaturesOffAt', 'is not', null)
      .execute();
    expect(off).toEqual([{ id: cards.ada.id }]);
    await pairWith(cards.noor);
    expect(await signed()).toBe('off');
  });

  it('comes back without them when a merge is undone', async () => {
    const { merge, restore } = corrections(api, competition);
    const double = await anEntry(api.db, competition, { profileId: (await aUser(api.db)).profile });
    const { record, entry } = await merge([cards.ada, double]);
    expect(entry.uuid).toBe(double.id);
    await restore(record);
    expect(await signed()).toBe('off');
  });

  it('is signed anew', async () => {
    await did(ada, own([aTry, aTop], { base: 2 }));
    expect(await did(noor, mark([aTry, aTop]), sign([aTry, aTop]))).toEqual(['APPLIED', 'APPLIED']);
    expect(await signed()).toBe('marker');
  });
});

it('loses a signature at once that comes together with a change', async () => {
  await did(ada, own([aTop]));
  await did(noor, mark([aTop]));
  expect(await did(ada, sign(), own([aTry, aTop], { base: 2 }))).toEqual(['APPLIED', 'APPLIED']);
  expect(await signed()).toBe('off');
});

it('is not signed any more once the stage is closed', async () => {
  await did(ada, own([aTop]));
  await did(noor, mark([aTop]));
  const { id, stage, master: as } = competition;
  await api.call('POST', `/competitions/${id}/stages/${stage}/close`, { as });
  expect(await did(ada, sign())).toEqual(['DROPPED competition.closed']);
});

it('says to staff who has signed, and stands in the log with its time', async () => {
  await bothSign();
  const { data } = (await api.call('GET', markers(), { as: competition.master })).json<MarkerPairs>();
  const [one] = data.flatMap(({ climbers }) => climbers.filter(({ entry }) => entry === cards.ada.id));
  expect(one?.signatures).toEqual({ climber: expect.any(String), marker: expect.any(String), off: null });
  const log = await api.db.kysely
    .selectFrom('command')
    .select(['actorId', 'outcome', 'payload', 'streamVersion'])
    .where('competitionId', '=', competition.id)
    .where('kind', '=', 'card.sign')
    .orderBy('receivedAt')
    .execute();
  const payload = { card: [{ route: first, said: '1,1,1,,' }] };
  expect(log.map(({ actorId }) => actorId)).toEqual([noor.profile, ada.profile]);
  expect(log[0]).toMatchObject({ outcome: 'APPLIED', payload, streamVersion: null });
});
