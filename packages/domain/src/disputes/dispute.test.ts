import { anActor } from '../testing/rights-builders.ts';
import { appealUntilMs, becameOf, canDecide, canQuery, isConcerned } from './dispute.ts';

const ada = { id: 'ada', parent: 'pat' };
const roles = ['MASTER', 'STAFF_JUDGE', 'STAFF', 'JUDGE', null] as const;

it('lets the organiser side query, and those decide who correct results', () => {
  expect(roles.map((role) => canQuery(anActor(role)))).toEqual([true, true, true, false, false]);
  expect(roles.map((role) => canDecide(anActor(role), ada))).toEqual([true, true, false, false, false]);
});

it.each(['ada', 'pat'])('lets %s decide nothing about Ada', (profile) =>
  expect(canDecide(anActor('MASTER', { profile }), ada)).toBe(false),
);

it('concerns the climber and the parent, and nobody without a name', () => {
  expect(['ada', 'pat', 'bea', null].map((profile) => isConcerned(profile, ada))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isConcerned(null, { id: 'ada', parent: null })).toBe(false);
});

const minute = 60_000;
const some = {
  appealMinutes: 30,
  changedMs: 100 * minute,
  finalMs: null,
  decidedMs: null,
  phase: { pendingResults: true },
};

it.each([
  ['so long after a result was logged or changed', {}, 130 * minute],
  ['so long also once the stage is closed', { phase: { pendingResults: false } }, 130 * minute],
  ['while the stage takes results, where there is none', { changedMs: null }, Number.POSITIVE_INFINITY],
  ['not against no result of a closed stage', { changedMs: null, phase: { pendingResults: false } }, null],
  ['not against no result once results are final', { changedMs: null, finalMs: 101 * minute }, null],
  ['not once results are final', { finalMs: 101 * minute }, null],
  ['not once an appeal was decided', { decidedMs: 101 * minute }, null],
  ['again where the result has changed since', { decidedMs: 99 * minute }, 130 * minute],
  ['not once it was decided that there is no result', { changedMs: null, decidedMs: minute }, null],
  ['again after final results were corrected', { finalMs: 99 * minute }, 130 * minute],
  ['not where nobody appeals', { appealMinutes: 0 }, null],
  ['not where nobody appeals, and there is no result', { appealMinutes: 0, changedMs: null }, null],
])('takes appeals %s', (_when, changed, until) => expect(appealUntilMs({ ...some, ...changed })).toBe(until));

const zone = { success: false, segmentsCount: 1, usedLastHold: false };
const top = { success: true, segmentsCount: 1, usedLastHold: false };

it.each([
  [[zone, top], [zone, top], 'STANDS'],
  [[], [], 'STANDS'],
  [[zone], [zone, top], 'CHANGED'],
  [[], [top], 'CHANGED'],
  [[zone, top], [top, zone], 'CHANGED'],
  [[zone], [{ ...zone, usedLastHold: true }], 'CHANGED'],
  [[zone], [], 'REMOVED'],
] as const)('knows what became of a result', (before, now, became) =>
  expect(becameOf(before, now)).toBe(became),
);
