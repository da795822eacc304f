import type { EntryDetail, Leaderboard, MarkerPairs } from '@topout/contract';
import { witnessCode, witnessMinute } from '@topout/domain';
import { raiseConfig } from '../../competition/raise-config.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let route: string;
let ada: TestUser;
let noor: TestUser;
let cards: { ada: TestEntry; noor: TestEntry };

beforeEach(async () => {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL', unconfirmedCounts: false } as const;
  competition = await aCompetition(api.db, { settings });
  [route] = competition.routes;
  await confirmedBy('MARKER');
  ada = await aUser(api.db, { firstName: 'Ada' });
  noor = await aUser(api.db, { firstName: 'Noor' });
  cards = {
    ada: await anEntry(api.db, competition, { profileId: ada.profile }),
    noor: await anEntry(api.db, competition, {
      profileId: noor.profile,
      categoryId: competition.categories[1],
    }),
  };
});
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

type Of = Pick<TestUser, 'token'>;
const confirmedBy = (who: string) =>
  api.call('PATCH', `/competitions/${competition.id}/route-groups/${competition.group}`, {
    as: competition.master,
    body: { scoredBy: 'BOTH', confirmedBy: who },
  });
const cardOf = async (profile: string, as: Of) =>
  (await api.call('GET', `/competitions/${competition.id}/entries/${profile}`, { as })).json<EntryDetail>();
const streamOf = async (as: Of = ada) => (await cardOf(ada.profile, as)).streams[0];

async function codeOf({ profile, token }: TestUser, minutesAgo = 0) {
  const { witnessKey: key = '' } = await cardOf(profile, { token });
  return witnessCode({ profile, key }, witnessMinute(Date.now() - minutesAgo * 60_000));
}
const pairing = (as: Of, entry: string, body: object) =>
  api.call('PUT', `/competitions/${competition.id}/markers/${entry}`, { as, body });
const refusedWith = ({ statusCode, json }: Awaited<ReturnType<typeof pairing>>) =>
  statusCode === 204 ? null : `${statusCode} ${json<{ code: string }>().code}`;
const pair = async () => {
  const reply = await pairing(ada, cards.ada.id, { code: await codeOf(noor) });
  expect(reply.statusCode).toBe(204);
};
const end = async (as: Of, entry = cards.ada.id) =>
  refusedWith(await api.call('DELETE', `/competitions/${competition.id}/markers/${entry}`, { as }));

const logged = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const own = (attempts: object[], more = {}) =>
  aCommand({
    kind: 'attempts.replace',
    route,
    competitor: ada.profile,
    base: null,
    attempts: attempts as [],
    ...more,
  });
const mark = (attempts: object[], more = {}) => own(attempts, { kind: 'result.mark', ...more });
const statusOf = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  (await api.call('POST', `/competitions/${competition.id}/commands`, { as, body: { commands } })).statusCode;
const scoreOf = async () => {
  const board = await api.call('GET', `/competitions/${competition.id}/leaderboard`, {
    as: competition.master,
  });
  return board.json<Leaderboard>().rows.find(({ entry }) => entry === cards.ada.id)?.position ?? null;
};

describe('two climbers', () => {
  it('become each other’s marker by the code that one of them shows', async () => {
    await pair();
    expect((await cardOf(ada.profile, ada)).marker).toEqual({
      entry: cards.noor.id,
      user: noor.profile,
      firstName: 'Noor',
    });
    expect((await cardOf(noor.profile, noor)).marker).toEqual({
      entry: cards.ada.id,
      user: ada.profile,
      firstName: 'Ada',
    });
    expect((await cardOf(ada.profile, noor)).marker).toEqual({
      entry: cards.noor.id,
      user: noor.profile,
      firstName: 'Noor',
    });
    expect((await cardOf(ada.profile, await aUser(api.db))).marker).toBeUndefined();
  });

  it('need a code of this moment, of another climber who still climbs', async () => {
    const asked = async (code: string) => refusedWith(await pairing(ada, cards.ada.id, { code }));
    expect(await asked('nonsense')).toBe('403 marker.code');
    expect(await asked(await codeOf(noor, 3))).toBe('403 marker.code');
    expect(await asked(await codeOf(ada))).toBe('409 marker.self');
    const child = await aProfile(api.db, { parentId: ada.profile });
    const family = await anEntry(api.db, competition, { profileId: child });
    const code = await codeOf({ profile: child, token: ada.token } as TestUser);
    expect(await asked(code)).toBe('409 marker.family');
    expect(refusedWith(await pairing(ada, family.id, { code: await codeOf(noor) }))).toBeNull();
    expect(await asked(await codeOf(noor))).toBe('409 marker.taken');
  });

  it('are nobody else’s to pair, and stay apart where no marker confirms', async () => {
    const stranger = await aUser(api.db);
    const code = await codeOf(noor);
    expect(refusedWith(await pairing(stranger, cards.ada.id, { code }))).toBe('403 forbidden');
    expect(refusedWith(await pairing(ada, cards.ada.id, { partner: cards.noor.id }))).toBe('403 forbidden');
    expect(await end(stranger)).toBe('403 forbidden');
    await confirmedBy('CLIMBERS');
    expect(refusedWith(await pairing(ada, cards.ada.id, { code }))).toBe('409 marker.not_needed');
  });

  it('are not parted by the ticket of somebody who organises', async () => {
    const { token, profile: profileId } = await aTicket(api.db, competition);
    const role = { competitionId: competition.id, profileId, role: 'STAFF_JUDGE' } as const;
    await api.db.kysely.insertInto('competitionRole').values(role).execute();
    await raiseConfig(api.db, competition.id);
    expect(await end({ token })).toBe('403 forbidden');
  });

  it('never form a ring, even if two ask at once', async () => {
    const zoe = await aUser(api.db);
    const third = await anEntry(api.db, competition, { profileId: zoe.profile });
    const replies = await Promise.all([
      pairing(competition.master, cards.ada.id, { partner: cards.noor.id }),
      pairing(competition.master, cards.noor.id, { partner: third.id }),
      pairing(competition.master, third.id, { partner: cards.ada.id }),
    ]);
    expect(replies.map(refusedWith).toSorted()).toEqual(['409 marker.taken', '409 marker.taken', null]);
  });
});

describe('a marker', () => {
  beforeEach(pair);

  it('confirms a result by logging the same; before, it does not count', async () => {
    expect(await logged(ada, own([aTry, aTop]))).toEqual(['APPLIED']);
    expect([await scoreOf(), (await streamOf())?.confirmed]).toEqual([null, false]);
    expect(await logged(noor, mark([aTop]))).toEqual(['APPLIED']);
    expect(await streamOf()).toMatchObject({ confirmed: false, mark: [{ success: true }] });
    expect((await streamOf(competition.master))?.confirmedBy).toBeUndefined();
    expect(await logged(noor, mark([aTry, aTop]))).toEqual(['APPLIED']);
    expect([await scoreOf(), (await streamOf())?.confirmed]).toEqual([1, true]);
    expect((await streamOf(competition.master))?.confirmedBy?.uuid).toBe(noor.profile);
    const mine = await api.call('GET', '/profiles/me/export', { as: noor });
    expect(mine.json<{ marks: object[] }>().marks).toMatchObject([{ by: noor.profile }]);
    // Either record changes: the other one says something else.
    expect(await logged(ada, own([aTop], { base: 1 }))).toEqual(['APPLIED']);
    expect((await streamOf())?.confirmed).toBe(false);
    expect(await logged(noor, mark([aTop]))).toEqual(['APPLIED']);
    expect(await logged(noor, mark([]))).toEqual(['APPLIED']);
    expect(await streamOf()).toMatchObject({ confirmed: false });
    expect((await streamOf())?.mark).toBeUndefined();
  });

  it('logs before the climber does, and does not stand in the way of their phone', async () => {
    expect(await logged(noor, mark([aTop]), mark([aTry, aTop]))).toEqual(['APPLIED', 'APPLIED']);
    expect((await cardOf(ada.profile, ada)).attemptsCount).toBe(0);
    expect(await logged(ada, aCommand({ route, competitor: ada.profile, attempts: [aTry] }))).toEqual([
      'APPLIED',
    ]);
    const second = aCommand({ route, competitor: ada.profile, attempts: [aTop] });
    expect(await logged(ada, second, second)).toEqual(['APPLIED', 'APPLIED']);
    expect((await streamOf())?.confirmed).toBe(true);
  });

  it('keeps one card: not a stranger’s, not their own, and none once it has ended', async () => {
    const zoe = await aUser(api.db);
    await anEntry(api.db, competition, { profileId: zoe.profile });
    expect(await statusOf(noor, mark([aTop], { competitor: zoe.profile }))).toBe(403);
    expect(await statusOf(zoe, mark([aTop]))).toBe(403);
    expect(await statusOf(ada, mark([aTop]))).toBe(403);
    await logged(ada, own([aTop]));
    await logged(noor, mark([aTop]));
    expect(await end(noor, cards.noor.id)).toBeNull();
    expect(await logged(noor, mark([aTry, aTop]))).toEqual(['DROPPED marker.other']);
    expect((await streamOf())?.confirmed).toBe(true);
  });

  it('logs nothing impossible, nothing from another time, and nothing once they have retired', async () => {
    expect(await logged(noor, mark([{ success: false, segmentsCount: 9 }]))).toEqual([
      'DROPPED attempt.invalid',
    ]);
    expect(await logged(noor, mark([aTop], { clientTime: '2001-01-01T00:00:00.000Z' }))).toEqual([
      'DROPPED climber.early',
    ]);
    const path = `/competitions/${competition.id}/entries/${cards.noor.id}`;
    await api.call('PATCH', path, { as: competition.master, body: { status: 'RETIRED' } });
    expect(await logged(noor, mark([aTop]))).toEqual(['DROPPED marker.out']);
  });

  it('is no family, even if they become that later; and no witness', async () => {
    await logged(ada, own([aTop]));
    const witnessed = { ...aCommand({ kind: 'result.confirm', route, competitor: ada.profile, base: 1 }) };
    const code = { ...witnessed, payload: { witness: await codeOf(noor) } };
    expect(await logged(ada, code)).toEqual(['DROPPED confirm.marker']);
    const child = { parentId: noor.profile };
    await api.db.kysely.updateTable('profile').set(child).where('id', '=', ada.profile).execute();
    expect(await logged(noor, mark([aTop]))).toEqual(['DROPPED witness.family']);
  });

  it('gives way to a judge, whose result needs no second record', async () => {
    await logged(ada, own([aTry, aTop]));
    await logged(noor, mark([aTop]));
    const judge = await aMember(api.db, competition, 'JUDGE');
    expect(await logged(judge, own([aTop], { base: 2 }))).toEqual(['APPLIED']);
    expect((await streamOf())?.confirmed).toBe(true);
    expect(await logged(noor, mark([aTry]))).toEqual(['DROPPED climber.judged']);
    expect(await end(ada)).toBeNull();
  });

  it('takes away nothing that a judge has confirmed', async () => {
    await logged(ada, own([aTop]));
    await logged(noor, mark([aTry, aTop]));
    const confirm = aCommand({ kind: 'result.confirm', route, competitor: ada.profile, base: 2 });
    expect(await logged(competition.master, confirm)).toEqual(['APPLIED']);
    expect(await logged(noor, mark([aTry]))).toEqual(['DROPPED confirm.not_needed']);
    expect((await streamOf())?.confirmed).toBe(true);
    expect(await end(ada)).toBeNull();
  });

  it('is not exchanged to hide a difference; organisers may end it', async () => {
    await logged(ada, own([aTop]));
    await logged(noor, mark([aTry, aTop]));
    expect([await end(ada), await end(noor, cards.noor.id)]).toEqual([
      '409 marker.differs',
      '409 marker.differs',
    ]);
    const { data } = (
      await api.call('GET', `/competitions/${competition.id}/markers`, { as: competition.master })
    ).json<MarkerPairs>();
    const climbers = data.flatMap((one) => one.climbers);
    expect(climbers.find(({ entry }) => entry === cards.ada.id)?.differs).toEqual([route]);
    expect(await end(competition.master)).toBeNull();
    expect((await cardOf(ada.profile, ada)).marker).toBeUndefined();
  });

  it('is the parent’s phone for a child', async () => {
    await end(ada);
    const child = await aProfile(api.db, { parentId: noor.profile });
    const theirs = await anEntry(api.db, competition, { profileId: child });
    const partner = { partner: theirs.id };
    expect(refusedWith(await pairing(competition.master, cards.ada.id, partner))).toBeNull();
    await logged(ada, own([aTop]));
    expect(await logged(noor, mark([aTop]))).toEqual(['APPLIED']);
    expect((await streamOf(competition.master))?.confirmedBy?.uuid).toBe(child);
  });

  it('sees the card that they keep while the board is hidden; others see no second record', async () => {
    await logged(ada, own([aTop]));
    await logged(noor, mark([aTop]));
    const stranger = await aUser(api.db);
    expect((await streamOf(stranger))?.confirmed).toBe(true);
    expect((await streamOf(stranger))?.mark).toBeUndefined();
    await api.db.kysely
      .updateTable('competition')
      .set({ liveLeaderboard: false })
      .where('id', '=', competition.id)
      .execute();
    expect((await streamOf(noor))?.mark).toHaveLength(1);
    expect(await streamOf(stranger)).toBeUndefined();
  });
});

it('leaves no marker behind with an entry that goes, nor brings one back with it', async () => {
  await pair();
  expect((await cardOf(ada.profile, ada)).marker?.entry).toBe(cards.noor.id);
  const path = `/competitions/${competition.id}/entries/${cards.noor.id}`;
  expect((await api.call('DELETE', path, { as: competition.master })).statusCode).toBe(204);
  expect((await cardOf(ada.profile, ada)).marker).toBeUndefined();
  expect((await api.call('POST', `${path}/restore`, { as: competition.master })).statusCode).toBeLessThan(
    300,
  );
  expect((await cardOf(ada.profile, ada)).marker).toBeUndefined();
  expect((await cardOf(noor.profile, noor)).marker).toBeUndefined();
  await pair();
});

it('is named on the card as they are called now', async () => {
  await pair();
  const named = async () => (await cardOf(ada.profile, ada)).marker?.firstName;
  expect(await named()).toBe('Noor');
  const body = { firstName: 'Nora' };
  expect((await api.call('PATCH', '/profiles/me', { as: noor, body })).statusCode).toBeLessThan(300);
  expect(await named()).toBe('Nora');
});
