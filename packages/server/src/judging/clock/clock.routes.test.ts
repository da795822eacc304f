import type { Problem, StageClock } from '@topout/contract';
import { aCompetition, type TestCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { type EventReader, readEvents } from '../../platform/live/testing.ts';
import { testApi } from '../../testing.ts';
import { pressOn, setFinal } from './testing.ts';

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const press = (
  ...[version, action, by]: Parameters<typeof pressOn> extends [unknown, unknown, ...infer P] ? P : never
) => pressOn(api, competition, version, action, by);
const said = (reply: Awaited<ReturnType<typeof press>>) => {
  if (reply.statusCode === 201) return 201;
  const { code, detail } = reply.json<Problem>();
  return [reply.statusCode, code, detail.nonFieldErrors[0]?.message];
};
const read = async () => (await api.call('GET', `/competitions/${competition.id}/clock`)).json<StageClock>();

it('counts down from the press, by the time that phones measure theirs against', async () => {
  expect(await read()).toEqual({ stage: competition.stage, clock: null });
  await press(0, setFinal);
  const { now } = (await api.call('GET', '/time')).json<{ now: number }>();
  const { clock } = (await press(1, { kind: 'START' })).json<StageClock>();
  expect(clock).toMatchObject({ version: 2, status: 'RUNNING', phase: 'CLIMB', leftMs: 240_000 });
  expect(clock?.at).toBeGreaterThanOrEqual(Math.floor(now));
  expect(clock?.at).toBeLessThan(now + 5_000);
  expect((await read()).clock).toEqual(clock);
});

it('lets one of two controllers through, and tells the other what happened', async () => {
  await press(0, setFinal);
  const answers = (await Promise.all([press(1, { kind: 'START' }), press(1, { kind: 'START' })])).map(said);
  expect(answers).toContain(201);
  expect(answers).toContainEqual([409, 'clock.moved', expect.stringContaining('in the meantime')]);
  expect(said(await press(1, { kind: 'PAUSE' }))).toEqual([
    409,
    'clock.moved',
    'Maja Master started the clock in the meantime. Look at the clock, then press again.',
  ]);
  expect(said(await press(2, { kind: 'START' }))).toEqual([
    409,
    'clock.refused',
    'The clock has already been started.',
  ]);
  expect((await read()).clock?.version).toBe(2);
});

/** Presses as a hall or a file may bring them. */
async function bring(...presses: readonly (readonly [version: number, kind: string, details: object])[]) {
  const text = `insert into clock_press (competition_id, stage_id, version, id, made_at, kind, details)
    values ($1, $2, $3, $4, now(), $5, $6)`;
  for (const [version, kind, details] of presses) {
    const values = [competition.id, competition.stage, version, newId(), kind, JSON.stringify(details)];
    await api.db.rows({ name: 'test.bring', text }, values);
  }
}

it('counts a press that nobody can have made as not there', async () => {
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  await bring(
    [3, 'ADD', { seconds: 'many' }],
    [4, 'SLOT', {}],
    [5, 'KEEP', { route: 'none' }],
    [9, 'GIVE', { press: 0.5 }],
  );
  expect((await read()).clock).toMatchObject({ version: 9, status: 'RUNNING', kept: [] });
  expect(said(await press(9, { kind: 'PAUSE' }))).toBe(201);
});

it('says when it has been pressed as often as it can be', async () => {
  await press(0, setFinal);
  await bring([100_000, 'START', {}]);
  expect(said(await press(100_000, { kind: 'PAUSE' }))).toEqual([
    409,
    'changed.too_often',
    'This has been changed so often that it takes no more changes.',
  ]);
});

it('has no clock where the plan does not fit, and takes another one', async () => {
  await bring([4, 'SET', { plan: { climb: 'long' } }]);
  expect((await read()).clock).toBeNull();
  expect(said(await press(0, setFinal))).toBe(201);
  expect((await read()).clock).toMatchObject({ version: 5, status: 'READY' });
});

it('presses once, however often a flaky line sends it', async () => {
  await press(0, setFinal);
  const uuid = newId();
  const twice = [press(1, { kind: 'START' }, { uuid }), press(1, { kind: 'START' }, { uuid })];
  expect((await Promise.all(twice)).map(said)).toEqual([201, 201]);
  await press(2, { kind: 'ADD', seconds: 30 });
  expect(said(await press(1, { kind: 'START' }, { uuid }))).toBe(201);
  expect((await read()).clock?.version).toBe(3);
});

it('keeps the time of an incident for a route of the stage only', async () => {
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  expect((await press(2, { kind: 'KEEP', route: newId() })).statusCode).toBe(400);
  await press(2, { kind: 'KEEP', route: competition.routes[0] });
  const { clock } = (await press(3, { kind: 'STOP' })).json<StageClock>();
  expect(clock).toMatchObject({
    status: 'STOPPED',
    kept: [{ press: 3, route: competition.routes[0], slot: 1 }],
  });
});

it('goes back to a slot that was left by mistake, with the time it was left with', async () => {
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  const { clock: left } = (await press(2, { kind: 'SLOT', slot: 2 })).json<StageClock>();
  const { clock } = (await press(3, { kind: 'BACK' })).json<StageClock>();
  expect(clock).toMatchObject({ slot: 1, status: 'PAUSED', leftMs: left?.from?.leftMs, from: null });
  expect(said(await press(4, { kind: 'BACK' }))).toEqual([
    409,
    'clock.refused',
    'There is no slot to go back to.',
  ]);
});

it('begins anew with a new plan, and goes on counting presses', async () => {
  await press(0, setFinal);
  await press(1, { kind: 'START' });
  await press(2, { kind: 'PAUSE' });
  const { clock } = (await press(3, setFinal)).json<StageClock>();
  expect(clock).toMatchObject({ version: 4, status: 'READY', leftMs: 240_000 });
});

it('needs what a press is about', async () => {
  for (const kind of ['SET', 'ADD', 'SLOT', 'KEEP', 'GIVE']) {
    const body = { uuid: newId(), stage: competition.stage, version: 0, kind };
    const url = `/competitions/${competition.id}/clock/presses`;
    expect((await api.call('POST', url, { as: competition.master, body })).statusCode).toBe(400);
  }
  expect((await pressOn(api, { ...competition, stage: newId() }, 0, setFinal)).statusCode).toBe(404);
});

describe('a screen that watches', () => {
  let reader: EventReader | undefined;
  afterEach(() => reader?.close());

  it('sees the clock, and every press at once, without an account', async () => {
    const address = await api.listen();
    await press(0, setFinal);
    reader = await readEvents(
      `${address}/api/competitions/${competition.id}/events?topics=clock:${competition.stage}`,
    );
    expect(await reader.next('clock')).toMatchObject({ clock: { status: 'READY' } });
    await press(1, { kind: 'START' });
    expect(await reader.next('clock')).toMatchObject({ clock: { status: 'RUNNING', version: 2 } });
  });
});
