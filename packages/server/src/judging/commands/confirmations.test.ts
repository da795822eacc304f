import type { EntryDetail, Leaderboard } from '@topout/contract';
import { type ConfirmedBy, witnessCode, witnessMinute } from '@topout/domain';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
  type TestEntry,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';
import { corrections } from '../corrections/testing.ts';
import { verifyCompetition } from '../../tools/verify/verify-competition.ts';
import { aCommand, aTop, aTry, outcomes, send } from '../testing.ts';

const api = testApi();
let competition: TestCompetition;
let route: string;
let ada: TestUser;
let own: TestEntry;
let bo: TestUser;

type Settings = { unconfirmedCounts?: boolean; witnessPairLimit?: number };

async function begin(confirmedBy: ConfirmedBy, more: Settings = {}) {
  const settings = { judgeRoutePermissions: 'SEE_JUDGE_ALL', ...more } as const;
  competition = await aCompetition(api.db, { settings });
  [route] = competition.routes;
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const body = { scoredBy: 'BOTH', confirmedBy };
  const reply = await api.call('PATCH', group, { as: competition.master, body });
  expect(reply.json()).toMatchObject(body);
  ada = await aUser(api.db, { firstName: 'Ada' });
  own = await anEntry(api.db, competition, { profileId: ada.profile });
  bo = await aUser(api.db, { firstName: 'Bo' });
  await anEntry(api.db, competition, { profileId: bo.profile });
}
beforeEach(() => begin('CLIMBERS'));
afterEach(async () => expect((await verifyCompetition(api.app, competition.id)).differences).toEqual([]));

type Of = Pick<TestUser, 'token'>;
const logged = async (as: Of, ...commands: ReturnType<typeof aCommand>[]) =>
  outcomes(await send(api, competition.id, as, ...commands));
const cardOf = async (profile: string, as: Of = competition.master) =>
  (await api.call('GET', `/competitions/${competition.id}/entries/${profile}`, { as })).json<EntryDetail>();
const confirmedOn = async (profile = ada.profile) =>
  (await cardOf(profile)).streams.map(({ confirmed, confirmedBy }) => confirmedBy?.uuid ?? confirmed);
const row = async () => {
  const board = await api.call('GET', `/competitions/${competition.id}/leaderboard`, {
    as: competition.master,
  });
  return board.json<Leaderboard>().rows.find(({ entry }) => entry === own.id);
};

const top = (on = route, more = {}) =>
  aCommand({ route: on, competitor: ada.profile, base: null, attempts: [aTop], ...more });
const confirm = (base = 1, more = {}) =>
  aCommand({ kind: 'result.confirm', route, competitor: ada.profile, base, ...more });
const minutes = (n: number) => n * 60_000;

/** As the phone of the person shows it. */
async function codeOf({ profile, token }: Pick<TestUser, 'profile' | 'token'>, ago = 0) {
  const { witnessKey: key } = await cardOf(profile, { token });
  return witnessCode({ profile, key: key ?? '' }, witnessMinute(Date.now() - minutes(ago)));
}
const witnessed = (code: string, base = 1, more = {}) => ({
  ...confirm(base, more),
  payload: { witness: code },
});

it('shows a result unconfirmed until a witness’s code confirms it, and again once it changes', async () => {
  await logged(ada, top());
  expect([await confirmedOn(), (await row())?.unconfirmed]).toEqual([[false], '1..']);
  const code = (await codeOf(bo)).toLowerCase();
  expect(await logged(ada, witnessed(code))).toEqual(['APPLIED']);
  expect([await confirmedOn(), (await row())?.unconfirmed]).toEqual([[bo.profile], undefined]);
  // The phone has not seen the confirmation, but all attempts.
  const other = top(route, { kind: 'attempts.replace', base: 1, attempts: [aTry, aTop] });
  expect(await logged(ada, other)).toEqual(['APPLIED']);
  expect([await confirmedOn(), (await row())?.unconfirmed]).toEqual([[false], '1..']);
});

it('counts unconfirmed results by setting, on board and card alike', async () => {
  await begin('CLIMBERS', { unconfirmedCounts: false });
  await logged(ada, top());
  const scoreOf = (card: EntryDetail) => card.stageScorecards[0]?.venueGroups[0]?.attempts[0]?.score;
  expect([(await row())?.position, scoreOf(await cardOf(ada.profile))]).toEqual([null, null]);
  expect((await row())?.marks).toBe('F..');
  await logged(ada, witnessed(await codeOf(bo)));
  expect((await row())?.position).toBe(1);
  expect(scoreOf(await cardOf(ada.profile))).not.toBeNull();
  const settings = { settings: { unconfirmedCounts: true } };
  await logged(bo, aCommand({ route, competitor: bo.profile, attempts: [aTop] }));
  await api.call('PATCH', `/competitions/${competition.id}`, { as: competition.master, body: settings });
  expect(scoreOf(await cardOf(bo.profile))).not.toBeNull();
});

it('gives the key for a witness’s codes to the own card only', async () => {
  const child = await aProfile(api.db, { parentId: ada.profile });
  await anEntry(api.db, competition, { profileId: child });
  const key = async (profile: string, as: Of) => typeof (await cardOf(profile, as)).witnessKey;
  expect(await key(ada.profile, ada)).toBe('string');
  expect(await key(child, ada)).toBe('string');
  expect(await key(ada.profile, bo)).toBe('undefined');
  expect(await key(ada.profile, competition.master)).toBe('undefined');
});

describe('a witness', () => {
  beforeEach(() => logged(ada, top()));
  afterEach(async () => expect((await cardOf(ada.profile)).attempts).toHaveLength(1));

  it.each([
    ['made up', async () => `${(await codeOf(bo)).slice(0, 4)}000000`, 'witness.code'],
    ['no code at all', async () => 'hello', 'witness.code'],
    ['three minutes old', () => codeOf(bo, 3), 'witness.code'],
    ['the climber’s own', () => codeOf(ada), 'witness.self'],
  ])('is refused with a code that is %s; the result stays', async (_what, code, reason) => {
    expect(await logged(ada, witnessed(await code()))).toEqual([`DROPPED ${reason}`]);
    expect(await confirmedOn()).toEqual([false]);
  });

  const ago = (n: number) => ({ clientTime: new Date(Date.now() - minutes(n)).toISOString() });

  it('is refused by no network: the phone’s own time counts', async () => {
    await begin('CLIMBERS');
    await logged(ada, top(route, ago(31)));
    expect(await logged(ada, witnessed(await codeOf(bo, 30), 1, ago(30)))).toEqual(['APPLIED']);
  });

  it('confirms nothing that was made after the code', async () => {
    const code = await codeOf(bo, 30);
    expect(await logged(ada, witnessed(code, 1, ago(30)))).toEqual(['DROPPED witness.code']);
  });

  it('is never family', async () => {
    const cy = await aUser(api.db);
    await api.db.kysely
      .updateTable('profile')
      .set({ parentId: ada.profile })
      .where('id', '=', cy.profile)
      .execute();
    await anEntry(api.db, competition, { profileId: cy.profile });
    expect(await logged(ada, witnessed(await codeOf(cy)))).toEqual(['DROPPED witness.family']);
  });

  it('has to climb here', async () => {
    const dee = await aUser(api.db);
    const entry = await anEntry(api.db, competition, { profileId: dee.profile });
    const code = await codeOf(dee);
    const path = `/competitions/${competition.id}/entries/${entry.id}`;
    await api.call('PATCH', path, { as: competition.master, body: { status: 'RETIRED' } });
    expect(await logged(ada, witnessed(code))).toEqual(['DROPPED witness.out']);
  });

  it('confirms one result with a code, and so many for one climber', async () => {
    await begin('CLIMBERS', { witnessPairLimit: 2 });
    const routes = competition.routes;
    await logged(ada, ...routes.map((on) => top(on)));
    const [now, before, earlier] = await Promise.all([0, 1, 2].map((ago) => codeOf(bo, ago)));
    const on = (index: number, code = '') => witnessed(code, 1, { route: routes[index] });
    // Both of one batch and of two.
    expect(await logged(ada, on(0, now), on(1, now))).toEqual(['APPLIED', 'DROPPED witness.used']);
    expect(await logged(ada, on(1, now))).toEqual(['DROPPED witness.used']);
    expect(await logged(ada, on(1, before), on(2, earlier))).toEqual(['APPLIED', 'DROPPED witness.limit']);
    expect(await logged(ada, on(2, earlier))).toEqual(['DROPPED witness.limit']);
    expect((await cardOf(ada.profile)).attempts).toHaveLength(3);
    await begin('CLIMBERS');
    await logged(ada, top());
  });

  it('has one limit, whatever name they climb under, and is never a double of the climber', async () => {
    await begin('CLIMBERS', { witnessPairLimit: 1 });
    await logged(ada, top(), top(competition.routes[1]));
    const doubled = async (of: Pick<TestUser, 'profile'>) => {
      const double = await aUser(api.db);
      const { id: source } = await anEntry(api.db, competition, { profileId: double.profile });
      const { uuid: target } = await cardOf(of.profile);
      return { ...double, merged: [{ id: source }, { id: target }] as const };
    };
    const second = await doubled(bo);
    expect(await logged(ada, witnessed(await codeOf(second)))).toEqual(['APPLIED']);
    const { merge } = corrections(api, competition);
    await merge(second.merged);
    const also = witnessed(await codeOf(bo), 1, { route: competition.routes[1] });
    expect(await logged(ada, also)).toEqual(['DROPPED witness.limit']);
    const other = await doubled(ada);
    await merge(other.merged);
    await anEntry(api.db, competition, { profileId: other.profile });
    const own = witnessed(await codeOf(other), 1, { route: competition.routes[1] });
    expect(await logged(ada, own)).toEqual(['DROPPED witness.self']);
    await begin('CLIMBERS');
    await logged(ada, top());
  });

  it('takes back what they confirmed; nobody else does', async () => {
    await logged(ada, witnessed(await codeOf(bo)));
    const back = (base = 2) => confirm(base, { kind: 'result.unconfirm' });
    expect(await logged(ada, back())).toEqual(['DROPPED confirm.not_allowed']);
    const body = { commands: [back()] };
    const stranger = await aUser(api.db);
    const path = `/competitions/${competition.id}/commands`;
    expect((await api.call('POST', path, { as: stranger, body })).statusCode).toBe(403);
    expect(await logged(bo, back())).toEqual(['APPLIED']);
    expect(await confirmedOn()).toEqual([false]);
  });

  it('confirms nothing where judges do', async () => {
    const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
    await api.call('PATCH', group, { as: competition.master, body: { confirmedBy: 'JUDGES' } });
    expect(await logged(ada, witnessed(await codeOf(bo)))).toEqual(['DROPPED confirm.only_judges']);
  });
});

describe('a judge', () => {
  let judge: TestUser;
  beforeEach(async () => {
    await begin('JUDGES');
    judge = await aMember(api.db, competition, 'JUDGE');
    await logged(ada, top());
  });

  it('confirms, and takes it back', async () => {
    expect(await logged(judge, confirm())).toEqual(['APPLIED']);
    expect(await confirmedOn()).toEqual([judge.profile]);
    expect((await cardOf(ada.profile, ada)).streams).toEqual([{ route, version: 2, confirmed: true }]);
    expect(await logged(competition.master, confirm(2, { kind: 'result.unconfirm' }))).toEqual(['APPLIED']);
    expect(await confirmedOn()).toEqual([false]);
    expect(await logged(judge, confirm(3))).toEqual(['APPLIED']);
  });

  it('finds what they confirmed among their own data', async () => {
    await logged(judge, confirm());
    const reply = await api.call('GET', '/profiles/me/export', { as: judge });
    expect(reply.json<{ confirmations: object[] }>().confirmations).toMatchObject([{ by: judge.profile }]);
    const mine = await api.call('GET', '/profiles/me/export', { as: ada });
    expect(mine.json<{ confirmations: object[] }>().confirmations).toEqual([]);
  });

  it('confirms what they saw, and nothing else', async () => {
    await logged(ada, top(route, { kind: 'attempts.replace', base: 1, attempts: [aTry, aTop] }));
    expect(await logged(judge, confirm(1))).toEqual(['DROPPED stream.changed']);
    expect(await logged(judge, confirm(2))).toEqual(['APPLIED']);
  });

  it('needs to confirm no result that a judge has logged', async () => {
    const [, other] = competition.routes;
    await logged(judge, top(other));
    const card = await cardOf(ada.profile);
    expect(card.streams.find((stream) => stream.route === other)?.confirmed).toBe(true);
    expect(await logged(judge, confirm(1, { route: other }))).toEqual(['DROPPED confirm.not_needed']);
  });

  it('does not confirm their own result', async () => {
    await anEntry(api.db, competition, { profileId: judge.profile });
    const mine = { competitor: judge.profile };
    await logged(judge, top(route, mine));
    expect(await logged(judge, confirm(1, mine))).toEqual(['DROPPED confirm.own_result']);
  });

  it('leaves the history of the attempts as it was: what came before can still be undone', async () => {
    await logged(judge, confirm());
    const path = `/competitions/${competition.id}/history`;
    const { data } = (await api.call('GET', path, { as: competition.master })).json<{
      data: { id: string; kind: string; undo: string | null }[];
    }>();
    expect(data.map(({ kind, undo }) => [kind, undo])).toEqual([
      ['result.confirm', null],
      ['attempts.append', 'POSSIBLE'],
    ]);
  });

  it('is no longer the one who confirmed it once they are gone; the confirmation stays', async () => {
    await logged(judge, confirm());
    await api.db.kysely.updateTable('result').set({ confirmedBy: null }).execute();
    expect(await confirmedOn()).toEqual([true]);
  });
});

it('gives a deleted entry its confirmations back', async () => {
  await logged(ada, top(), witnessed(await codeOf(bo)));
  const entry = `/competitions/${competition.id}/entries/${own.id}`;
  await api.call('DELETE', entry, { as: competition.master });
  const history = await api.call('GET', `/competitions/${competition.id}/audit`, { as: competition.master });
  const { data } = history.json<{ data: { id: string; kind: string }[] }>();
  const record = data.find(({ kind }) => kind === 'entry.deleted');
  const path = `/competitions/${competition.id}/history/${record?.id}/restore`;
  await api.call('POST', path, { as: competition.master });
  expect(await confirmedOn()).toEqual([bo.profile]);
});

it('lets nobody confirm where judges score', async () => {
  const group = `/competitions/${competition.id}/route-groups/${competition.group}`;
  const reply = await api.call('PATCH', group, { as: competition.master, body: { scoredBy: 'JUDGES' } });
  expect(reply.json()).toMatchObject({ scoredBy: 'JUDGES', confirmedBy: 'NOBODY' });
});
