import type { Competition, Problem, StagePlanAnswer } from '@topout/contract';
import { anOpenCard } from '../../entering/desk/testing.ts';
import { aTicket } from '../../entering/tickets/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { changeOn, makeRotation, rotation } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
/** Entries of the women, in start order. */
let women: readonly string[];
beforeEach(async () => {
  competition = await aCompetition(api.db);
  const entries = [];
  for (const number of [1, 2, 3])
    entries.push(await anEntry(api.db, competition, { competitorNumber: `${number}` }));
  women = entries.map(({ id }) => id);
});

const change = (
  ...[version, what, uuid]: Parameters<typeof changeOn> extends [unknown, unknown, ...infer P] ? P : never
) => changeOn(api, competition, version, what, uuid);
const said = (reply: Awaited<ReturnType<typeof change>>) => {
  if (reply.statusCode === 201) return 201;
  const { code, detail } = reply.json<Problem>();
  return [reply.statusCode, code, detail.nonFieldErrors[0]?.message];
};
const read = async () =>
  (await api.call('GET', `/competitions/${competition.id}/plan`)).json<StagePlanAnswer>();
const orderOf = ({ plan }: StagePlanAnswer) =>
  plan?.lists[0]?.starters.map((starter) => (starter ? women.indexOf(starter.entry) + 1 : '–')).join('');

it('is made from the start list by one press, then changed by hand, and undone', async () => {
  expect(await read()).toEqual({ stage: competition.stage, version: 0, plan: null, missing: [] });
  const made = (await change(0, makeRotation)).json<StagePlanAnswer>();
  expect([orderOf(made), made.plan?.lists[0]?.routes]).toEqual(['123', competition.routes]);
  const [first = '', second = ''] = women;
  await change(1, { kind: 'MOVE', entry: first, place: 3 });
  await change(2, { kind: 'LEAVE', entry: second });
  expect(orderOf(await read())).toBe('–31');
  await change(3, { kind: 'UNDO' });
  expect(orderOf(await read())).toBe('231');
});

it('leaves a gap for who does not start, and tells organisers who is not in it', async () => {
  await change(0, makeRotation);
  const late = await anEntry(api.db, competition, { competitorNumber: '4' });
  await api.call('PATCH', `/competitions/${competition.id}/entries/${women[1]}`, {
    as: competition.master,
    body: { category: competition.categories[0], status: 'DNS' },
  });
  const { plan, missing } = (await change(1, { kind: 'GAP', list: 1, place: 1 })).json<StagePlanAnswer>();
  expect(plan?.lists[0]?.starters.map((starter) => starter?.status ?? null)).toEqual([
    null,
    'ENTERED',
    'DNS',
    'ENTERED',
  ]);
  expect(missing.map(({ entry }) => entry)).toEqual([late.id]);
  expect((await read()).missing).toEqual([]);
  const added = (await change(2, { kind: 'ADD', entry: late.id })).json<StagePlanAnswer>();
  expect(added.plan?.lists[0]?.starters.at(-1)?.entry).toBe(late.id);
});

it('says when there are more climbers than slots, and changes nothing', async () => {
  const few = { ...rotation, times: { ...rotation.times, slots: 6 } };
  expect(said(await change(0, { ...makeRotation, choice: few }))).toEqual([
    409,
    'plan.refused',
    '3 climbers need 7 slots, and there are 6. Allow more slots, or choose another format.',
  ]);
  expect((await read()).version).toBe(0);
});

it('tells who has the plan that it is the same, until it changes', async () => {
  await change(0, makeRotation);
  const get = (etag = '') =>
    api.call('GET', `/competitions/${competition.id}/plan`, { headers: { 'if-none-match': etag } });
  const etag = String((await get()).headers.etag);
  expect((await get(etag)).statusCode).toBe(304);
  await change(1, { kind: 'LEAVE', entry: women[0] ?? '' });
  expect([(await get(etag)).statusCode, orderOf(await read())]).toEqual([200, '–23']);
});

it('makes nothing of changes that a hall or a file got wrong', async () => {
  await change(0, makeRotation);
  const wrong = [
    ['BEGIN', { startsAt: 'soon' }],
    ['MAKE', { lists: null }],
    ['GAP', { list: 1, place: 0.5 }],
    ['BEGIN', { startsAt: 1e20 }],
  ] as const;
  const text = `insert into plan_change (competition_id, stage_id, version, id, kind, details)
    values ($1, $2, $3, $4, $5, $6)`;
  for (const [index, [kind, details]] of wrong.entries()) {
    const values = [competition.id, competition.stage, index + 2, newId(), kind, JSON.stringify(details)];
    await api.db.rows({ name: 'test.plan', text }, values);
  }
  expect(orderOf(await read())).toBe('123');
  expect(said(await change(5, { kind: 'LEAVE', entry: women[0] ?? '' }))).toBe(201);
  expect(orderOf(await read())).toBe('–23');
});

it('lets one of two organisers through, and tells the other what happened', async () => {
  await change(0, makeRotation);
  const leave = { kind: 'LEAVE', entry: women[0] ?? '' } as const;
  const answers = (await Promise.all([change(1, leave), change(1, leave)])).map(said);
  expect(answers).toContain(201);
  expect(answers).toContainEqual([
    409,
    'plan.moved',
    expect.stringContaining('in the meantime. Look at the plan, then change it again.'),
  ]);
  expect(said(await change(1, { kind: 'UNDO' }))).toEqual([
    409,
    'plan.moved',
    'Maja Master left a gap in the meantime. Look at the plan, then change it again.',
  ]);
});

it('changes once, however often a flaky line sends it', async () => {
  const uuid = newId();
  expect(
    (await Promise.all([change(0, makeRotation, uuid), change(0, makeRotation, uuid)])).map(said),
  ).toEqual([201, 201]);
  expect((await read()).version).toBe(1);
});

it('needs what a change is about, and somebody of the stage', async () => {
  for (const kind of ['MAKE', 'MOVE', 'GAP', 'CLOSE', 'LEAVE', 'ADD', 'BEGIN'] as const)
    expect((await change(0, { kind })).statusCode).toBe(400);
  await change(0, makeRotation);
  expect((await change(1, { kind: 'ADD', entry: newId() })).statusCode).toBe(400);
});

it('counts a change from a hall or a file that nobody can have made as not there', async () => {
  await change(0, makeRotation);
  const { plan } = await read();
  const [entry] = women;
  const bad: readonly (readonly [string, object])[] = [
    ['BEGIN', { starts_at: 9e15 }],
    ['BEGIN', {}],
    ['MAKE', { lists: [null] }],
    ['MAKE', { ...rotation, starts_at: 0, lists: [{ category: 'none', group: null, order: [entry] }] }],
    ['GAP', { list: 1, place: -1 }],
    ['ADD', { entry: 'nobody', list: 1 }],
  ];
  const rows = bad.map(([kind, details], i) => ({
    competition_id: competition.id,
    stage_id: competition.stage,
    version: i + 2,
    id: newId(),
    made_at: new Date(),
    kind,
    details,
  }));
  const text = 'insert into plan_change select * from json_populate_recordset(null::plan_change, $1::json)';
  await api.db.rows({ name: 'test.plan_changes', text }, [JSON.stringify(rows)]);
  expect(await read()).toMatchObject({ version: 7, plan });
  expect((await change(7, { kind: 'LEAVE', entry: entry ?? '' })).statusCode).toBe(201);
});

it('is hidden with the board, except from those who climb, and their parents', async () => {
  competition = await aCompetition(api.db, { liveLeaderboard: false });
  const [stranger, parent] = [await aUser(api.db), await aUser(api.db)];
  const profileId = await aProfile(api.db, { parentId: parent.profile });
  await anEntry(api.db, competition, { profileId });
  await change(0, makeRotation);
  const seenBy = async (as?: { token: string }) =>
    (await api.call('GET', `/competitions/${competition.id}/plan`, as ? { as } : {})).statusCode;
  expect([await seenBy(), await seenBy(stranger), await seenBy(parent)]).toEqual([403, 403, 200]);
  const [holder, other] = [
    await aTicket(api.db, competition),
    await aTicket(api.db, await aCompetition(api.db)),
  ];
  expect([await seenBy(holder), await seenBy(other)]).toEqual([200, 403]);
  expect(await seenBy(await anOpenCard(api.db, competition, holder.profile))).toBe(403);
});

it('is named by its competition until it is undone or gone, whoever has changed it', async () => {
  const seen = async () => {
    const shown = await api.call('GET', `/competitions/${competition.id}`);
    const { stages, revision } = shown.json<Competition>();
    return { planned: stages[0]?.planned, revision };
  };
  const { revision, planned } = await seen();
  await change(0, makeRotation);
  const made = await seen();
  await change(1, { kind: 'GAP', list: 1, place: 1 });
  expect([planned, await seen()]).toEqual([false, made]);
  await change(2, { kind: 'UNDO' });
  expect((await seen()).planned).toBe(true);
  await change(3, { kind: 'UNDO' });
  expect(await seen()).toEqual({ planned: false, revision: revision + 3 });
  await change(4, makeRotation);
  await api.db.rows({ name: 'test.no_plan', text: 'delete from plan_change where competition_id = $1' }, [
    competition.id,
  ]);
  expect(await seen()).toEqual({ planned: false, revision: revision + 5 });
  expect(made).toEqual({ planned: true, revision: revision + 1 });
});
