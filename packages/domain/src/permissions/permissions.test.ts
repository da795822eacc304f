import { anActor, aPhase, someRules } from '../testing/rights-builders.ts';
import { roles, type Role, type ScoredBy } from '../vocabulary.ts';
import { attemptRights, attemptWarning, correctionRights } from './attempts.ts';
import { canSeeLeaderboard, entryRights } from './entries.ts';
import { hasEnded, judgingClosed } from './phase.ts';
import { canBulkScore, canJudge, canManageSetup, canUseDashboard, isOrganiserSide } from './roles.ts';
import { routeRights } from './routes.ts';

/** One letter per right: `vj` = view and judge. */
const letters = (rights: Readonly<Record<string, boolean>>) =>
  Object.entries(rights)
    .filter(([, allowed]) => allowed)
    .map(([name]) => name.replace('can', '')[0]?.toLowerCase())
    .join('');

const everybody: readonly (Role | null)[] = [...roles, null];

describe('what a role is', () => {
  it.each([
    ['isOrganiserSide', isOrganiserSide, ['MASTER', 'STAFF_JUDGE', 'STAFF']],
    ['canJudge', (role: Role | null) => canJudge(anActor(role)), ['MASTER', 'STAFF_JUDGE', 'JUDGE']],
    [
      'canUseDashboard',
      (role: Role | null) => canUseDashboard(anActor(role)),
      ['MASTER', 'STAFF_JUDGE', 'STAFF', 'JUDGE'],
    ],
    [
      'canManageSetup',
      (role: Role | null) => canManageSetup(anActor(role)),
      ['MASTER', 'STAFF_JUDGE', 'STAFF'],
    ],
    ['canBulkScore', (role: Role | null) => canBulkScore(anActor(role)), ['MASTER', 'STAFF_JUDGE']],
  ])('%s', (_name, may, expected) => expect(everybody.filter(may)).toEqual(expected));

  it('is nothing yet while the request is pending', () => {
    const pending = anActor('JUDGE', { pending: true });
    expect([canJudge(pending), canUseDashboard(pending), entryRights(pending, someRules()).canAdd]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      routeRights(pending, someRules({ judgeRoutePermissions: 'SEE_JUDGE_ALL' }), 'assigned', aPhase()),
    ).toEqual({
      canView: false,
      canJudge: false,
    });
  });
});

describe('routes', () => {
  // Assigned route, then any other.
  it.each([
    ['MASTER', 'NONE', 'vj', 'vj'],
    ['STAFF_JUDGE', 'NONE', 'vj', 'vj'],
    ['STAFF', 'SEE_JUDGE_ALL', 'v', 'v'],
    ['STAFF', 'NONE', 'v', 'v'],
    ['JUDGE', 'SEE_JUDGE_ASSIGNED', 'vj', ''],
    ['JUDGE', 'SEE_ALL_JUDGE_ASSIGNED', 'vj', 'v'],
    ['JUDGE', 'SEE_JUDGE_ALL', 'vj', 'vj'],
    ['JUDGE', 'NONE', '', ''],
    [null, 'SEE_JUDGE_ALL', '', ''],
  ] as const)(
    '%s with %s may do "%s" on assigned routes and "%s" on others',
    (role, setting, assigned, other) => {
      const rights = (route: string) =>
        letters({
          ...routeRights(anActor(role), someRules({ judgeRoutePermissions: setting }), route, aPhase()),
        });
      expect([rights('assigned'), rights('other')]).toEqual([assigned, other]);
    },
  );

  it.each([
    ['closed', { pendingResults: false }],
    ['ended', { nowMs: 1000 }],
  ])('are judged by nobody once the competition is %s, and seen as before', (_name, phase) => {
    const rules = someRules({ judgeRoutePermissions: 'SEE_JUDGE_ALL' });
    const rights = everybody.map((role) =>
      letters({ ...routeRights(anActor(role), rules, 'other', aPhase(phase)) }),
    );
    expect(rights).toEqual(['v', 'v', 'v', 'v', '']);
  });
});

const on = (route: string, scoredBy: ScoredBy = 'JUDGES') => ({ route, competitor: 'ada', scoredBy });

describe('attempts', () => {
  const own = [{ judge: 'me' }];
  const others = [{ judge: 'me' }, { judge: 'other' }];
  const unknown = [{ judge: null }];

  it.each([
    ['MASTER', 'NONE', 'vamc', 'vamc', 'vamc'],
    ['STAFF_JUDGE', 'OWN', 'vamc', 'vamc', 'vamc'],
    ['STAFF', 'ALL', 'v', 'v', 'v'],
    ['JUDGE', 'ALL', 'vamc', 'vamc', 'vamc'],
    ['JUDGE', 'OWN', 'vamc', 'va', 'va'],
    ['JUDGE', 'NONE', 'va', 'va', 'va'],
    [null, 'ALL', '', '', ''],
  ] as const)(
    '%s with %s may do "%s" with own ones, "%s" with others’, "%s" with unknown ones',
    (role, setting, ...expected) => {
      const rules = someRules({
        judgeRoutePermissions: 'SEE_JUDGE_ALL',
        judgeAttemptModificationPermissions: setting,
      });
      const rights = [own, others, unknown].map((attempts) =>
        letters({ ...attemptRights(anActor(role), rules, on('other'), attempts, aPhase()) }),
      );
      expect(rights).toEqual(expected);
    },
  );

  it('of nobody may be changed by a judge who owns attempts only', () => {
    const rules = someRules({ judgeAttemptModificationPermissions: 'OWN' });
    expect(attemptRights(anActor('JUDGE'), rules, on('assigned'), [], aPhase()).canModify).toBe(true);
    const nobody = anActor('JUDGE', { profile: null });
    expect(attemptRights(nobody, rules, on('assigned'), unknown, aPhase()).canModify).toBe(false);
  });

  it('follow the route: seen, but not judged, where the setting says so', () => {
    const rules = someRules({
      judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED',
      judgeAttemptModificationPermissions: 'ALL',
    });
    expect(letters({ ...attemptRights(anActor('JUDGE'), rules, on('other'), own, aPhase()) })).toBe('v');
    expect(letters({ ...attemptRights(anActor('JUDGE'), rules, on('assigned'), own, aPhase()) })).toBe(
      'vamc',
    );
  });

  it.each([
    ['MASTER', 'CLIMBERS', 'vamc', 'vamc'],
    ['JUDGE', 'CLIMBERS', 'v', 'v'],
    ['JUDGE', 'BOTH', 'vamc', 'va'],
    ['JUDGE', 'JUDGES', 'vamc', 'va'],
  ] as const)(
    'of a climber, as %s where %s score: "%s", and another judge’s "%s"',
    (role, scoredBy, climbers, judges) => {
      const rules = someRules({ judgeRoutePermissions: 'SEE_JUDGE_ALL' });
      const rights = ['ada', 'other'].map((judge) =>
        letters({ ...attemptRights(anActor(role), rules, on('route', scoredBy), [{ judge }], aPhase()) }),
      );
      expect(rights).toEqual([climbers, judges]);
    },
  );

  it('are corrected by master judge and staff judge, also after the end', () => {
    expect(everybody.map((role) => letters({ ...correctionRights(anActor(role)) }))).toEqual([
      'vamc',
      'vamc',
      '',
      '',
      '',
    ]);
  });

  it.each([
    [
      { canAdd: false, canModify: false },
      true,
      'You’re not assigned to judge this route, so you can’t make any changes on this screen.',
    ],
    [
      { canAdd: true, canModify: false },
      true,
      'If you need to make changes to the attempts, please let the event staff know',
    ],
    [{ canAdd: true, canModify: false }, false, null],
    [{ canAdd: true, canModify: true }, true, null],
  ])('with %j, and attempts there: %s, warn: %s', (rights, hasAttempts, warning) => {
    expect(attemptWarning({ canView: true, canClear: false, ...rights }, hasAttempts)).toBe(warning);
  });
});

describe('entries', () => {
  it.each([
    ['MASTER', 'NONE', 'am'],
    ['STAFF_JUDGE', 'NONE', 'am'],
    ['STAFF', 'NONE', 'am'],
    ['JUDGE', 'NONE', ''],
    ['JUDGE', 'ADD', 'a'],
    ['JUDGE', 'ADD_MODIFY', 'am'],
    [null, 'ADD_MODIFY', ''],
  ] as const)('%s with %s may do "%s"', (role, setting, expected) => {
    expect(
      letters({ ...entryRights(anActor(role), someRules({ judgeCompetitorPermissions: setting })) }),
    ).toBe(expected);
  });
});

describe('the leaderboard', () => {
  const seenBy = (judgesCanSeeLeaderboard: boolean, phase = {}) =>
    everybody.filter((role) =>
      canSeeLeaderboard(anActor(role), someRules({ judgesCanSeeLeaderboard }), aPhase(phase)),
    );

  it('is for organisers while it is hidden, and for judges where the setting says so', () => {
    expect(seenBy(false)).toEqual(['MASTER', 'STAFF_JUDGE', 'STAFF']);
    expect(seenBy(true)).toEqual([...roles]);
  });

  it.each([
    ['is live', { liveLeaderboard: true }],
    ['has ended', { nowMs: 1000 }],
  ])('is for everybody when the competition %s', (_name, phase) =>
    expect(seenBy(false, phase)).toEqual(everybody),
  );

  it('stays hidden when the competition is closed before its end', () => {
    expect(seenBy(false, { pendingResults: false })).toHaveLength(3);
  });
});

describe('the phase', () => {
  it('ends with the end time', () => {
    expect([999, 1000, 1001].map((nowMs) => hasEnded({ nowMs, endMs: 1000 }))).toEqual([false, true, true]);
  });

  it.each([
    [{}, null],
    [{ nowMs: 1000 }, 'competition.ended'],
    [{ pendingResults: false }, 'competition.closed'],
    [{ pendingResults: false, nowMs: 1000 }, 'competition.closed'],
    [{ nowMs: -1 }, null],
  ])('with %j closes judging as %s', (phase, reason) => expect(judgingClosed(aPhase(phase))).toBe(reason));
});
