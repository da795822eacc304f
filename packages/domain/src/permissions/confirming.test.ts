import { aPhase, anActor, someRules } from '../testing/rights-builders.ts';
import { confirmedTogether, confirmingRefused, isSelfLogged } from './confirming.ts';

const climber = { id: 'ada', parent: 'pat' };
const rules = someRules({ judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED' });

it.each([
  [[], 'NOBODY'],
  [['NOBODY', 'CLIMBERS'], 'CLIMBERS'],
  [['CLIMBERS', 'JUDGES'], 'JUDGES'],
] as const)('takes the strictest of several groups: %p', (groups, together) =>
  expect(confirmedTogether(groups)).toBe(together),
);

it('counts a result as self-logged while all of it is the climber’s', () => {
  const [own, judges, gone] = [{ judge: 'ada' }, { judge: 'judge' }, { judge: null }];
  expect([[], [own], [own, judges], [gone]].map((all) => isSelfLogged('ada', all))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it.each([
  ['a judge of the route', anActor('JUDGE'), 'assigned', {}, null],
  ['a judge of other routes', anActor('JUDGE'), 'other', {}, 'confirm.not_allowed'],
  ['a judge after the end', anActor('JUDGE'), 'assigned', { nowMs: 2000 }, null],
  [
    'a judge once it is closed',
    anActor('JUDGE'),
    'assigned',
    { pendingResults: false },
    'competition.closed',
  ],
  ['a staff judge once it is closed', anActor('STAFF_JUDGE'), 'other', { pendingResults: false }, null],
  ['staff who do not judge', anActor('STAFF'), 'assigned', {}, 'confirm.not_allowed'],
  ['somebody without a role', anActor(null), 'assigned', {}, 'confirm.not_allowed'],
  ['the climber, who judges', anActor('JUDGE', { profile: 'ada' }), 'assigned', {}, 'confirm.own_result'],
  ['the parent, master judge', anActor('MASTER', { profile: 'pat' }), 'assigned', {}, 'confirm.own_result'],
] as const)('answers %s', (_who, actor, route, phase, reason) =>
  expect(confirmingRefused(actor, rules, route, climber, aPhase(phase))).toBe(reason),
);
