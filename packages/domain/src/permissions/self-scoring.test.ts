import { aPhase } from '../testing/rights-builders.ts';
import { ownAttemptRights } from './attempts.ts';
import { scoredTogether, scoresFor, selfScoringClosed, witnessClosed } from './self-scoring.ts';

it.each([
  [[], 'JUDGES'],
  [['CLIMBERS'], 'CLIMBERS'],
  [['CLIMBERS', 'CLIMBERS'], 'CLIMBERS'],
  [['JUDGES', 'CLIMBERS'], 'BOTH'],
  [['BOTH', 'JUDGES'], 'BOTH'],
] as const)('lets everybody score whom one of %j names: %s', (groups, together) =>
  expect(scoredTogether(groups)).toBe(together),
);

it('lets people score for themselves and their children', () => {
  const climbers = [
    { id: 'me', parent: null },
    { id: 'child', parent: 'me' },
    { id: 'other', parent: null },
  ];
  expect(climbers.map((climber) => scoresFor('me', climber))).toEqual([true, true, false]);
  expect(climbers.map((climber) => scoresFor(null, climber))).toEqual([false, false, false]);
});

it.each([
  ['nothing', [], true],
  ['their own', ['me'], true],
  ['a judge’s', ['me', 'judge'], false],
  ['somebody’s', [null], false],
])('lets climbers change %s: %j', (_what, judges, may) => {
  const { canAdd, canModify, canClear } = ownAttemptRights(
    'me',
    judges.map((judge) => ({ judge })),
  );
  expect([canAdd, canModify, canClear]).toEqual([may, may, may]);
});

const minute = 60_000;
const [startMs, endMs] = [100 * minute, 200 * minute];

it.each([
  ['during', 150, 150, true, null],
  ['before the start', 99, 99, true, 'climber.early'],
  ['before the start, by a clock that runs ahead', 101, 99, true, 'climber.early'],
  ['before the start, sent during', 99, 150, true, 'climber.early'],
  ['in the last minute', 199, 199, true, null],
  ['in time, sent within the grace', 199, 214, true, null],
  ['in time, sent too late', 199, 215, true, 'climber.late'],
  ['after the end', 200, 201, true, 'competition.ended'],
  ['in a stage that staff closed', 150, 150, false, 'competition.closed'],
] as const)('counts what was logged %s or says why not', (_when, made, now, pendingResults, reason) => {
  const phase = aPhase({ nowMs: now * minute, startMs, endMs, pendingResults });
  const times = { madeMs: made * minute, graceMs: 15 * minute };
  expect(selfScoringClosed(phase, { ...times, window: { startMs, endMs } })).toBe(reason);
});

it.each([
  ['before it', 119, 119, 'climber.early'],
  ['in it', 120, 120, null],
  ['in it, sent within the grace', 149, 164, null],
  ['in it, sent too late', 149, 165, 'climber.late'],
  ['after it', 150, 150, 'climber.ended'],
  ['after the competition', 200, 200, 'competition.ended'],
] as const)('goes by the climber’s own time: %s', (_when, made, now, reason) => {
  const phase = aPhase({ nowMs: now * minute, startMs, endMs });
  const times = { madeMs: made * minute, graceMs: 15 * minute };
  const window = { startMs: 120 * minute, endMs: 150 * minute };
  expect(selfScoringClosed(phase, { ...times, window })).toBe(reason);
  expect(selfScoringClosed(phase, { ...times, window: null })).toBe('climber.early');
});

it.each([
  ['in the last minute', 199, 199, null],
  ['within the grace', 214, 214, null],
  ['within the grace, sent late', 214, 229, null],
  ['after it', 215, 215, 'competition.ended'],
  ['within the grace, sent too late', 214, 230, 'climber.late'],
] as const)('lets a witness confirm %s, or says why not', (_when, made, now, reason) => {
  const phase = aPhase({ nowMs: now * minute, startMs, endMs });
  const times = { madeMs: made * minute, graceMs: 15 * minute, window: { startMs, endMs } };
  expect(witnessClosed(phase, times)).toBe(reason);
});
