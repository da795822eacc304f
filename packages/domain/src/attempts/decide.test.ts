import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import type { BoardRoute } from '../model.ts';
import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { aBoulder, aSportRoute } from '../testing/board-builders.ts';
import { decideAttempts, type AttemptCommand, type AttemptDecision, type AttemptStream } from './decide.ts';
import { attemptLimit } from './limits.ts';

const all = { canView: true, canAdd: true, canModify: true, canClear: true };
const boulder = aBoulder('b', 2);
const sport = aSportRoute('s', 40);

const stream = (version: number, ...attempts: AttemptStream['attempts']): AttemptStream => ({
  version,
  attempts,
});
const append = (base: number | null, ...attempts: AttemptCommand['attempts']): AttemptCommand => ({
  kind: 'attempts.append',
  base,
  attempts,
  judge: 'sender',
});
const replace = (base: number | null, ...attempts: AttemptCommand['attempts']): AttemptCommand => ({
  ...append(base, ...attempts),
  kind: 'attempts.replace',
});
const restart = (base: number | null, ...attempts: AttemptCommand['attempts']): AttemptCommand => ({
  ...append(base, ...attempts),
  kind: 'attempts.restart',
});
const clear = (base: number | null): AttemptCommand => ({ ...append(base), kind: 'attempts.clear' });

const decide = (
  command: AttemptCommand,
  before: AttemptStream,
  {
    route = boulder,
    hardMax = 99,
    restarts = 0,
    speed = false,
    rights = {},
  }: { route?: BoardRoute; hardMax?: number; restarts?: number; speed?: boolean; rights?: object } = {},
) => decideAttempts(command, before, route, { hardMax, restarts, speed }, { ...all, ...rights });

/** `APPLIED a b v2 +1`, or `HELD reason`. */
const said = (decision: AttemptDecision) =>
  decision.outcome === 'HELD'
    ? `HELD ${decision.reason}`
    : [
        'APPLIED',
        ...decision.attempts.map(({ uuid }) => uuid),
        `v${decision.version}`,
        `+${decision.added}`,
      ].join(' ');

const [a, b, c] = ['a', 'b', 'c'].map((uuid) => anAttempt(uuid));
if (!a || !b || !c) throw new Error('No attempts');

describe('a run of speed', () => {
  const lane = { route: aSportRoute('lane', 3), speed: true };
  const run = (duration: number | null) => replace(0, aTop('a', { segmentsCount: 3, duration }));

  it.each([1_000, 5_213, 300_000, null])('takes %s ms', (duration) => {
    expect(said(decide(run(duration), stream(0), lane))).toBe('APPLIED a v1 +1');
  });

  it.each([0, 999, 300_001, 5_940_000])('holds %i ms back', (duration) => {
    expect(said(decide(run(duration), stream(0), lane))).toBe('HELD run.time');
  });

  it('is one on a lane, and no incident adds another', () => {
    const both = append(0, aTop('a', { segmentsCount: 3 }), aTop('b', { segmentsCount: 3 }));
    expect(said(decide(both, stream(0), lane))).toBe('HELD attempt.invalid');
  });

  it('leaves the time of a lead route alone', () => {
    expect(said(decide(run(999), stream(0), { ...lane, speed: false }))).toBe('APPLIED a v1 +1');
  });
});

describe('appending to a boulder', () => {
  it.each([
    ['to nothing', append(0, a), stream(0), 'APPLIED a v1 +1'],
    ['after what is there', append(3, b, c), stream(3, a), 'APPLIED a b c v4 +2'],
    ['on whatever is there', append(null, b), stream(3, a), 'APPLIED a b v4 +1'],
    ['on an old version', append(2, b), stream(3, a), 'HELD stream.changed'],
    ['on a version that never was', append(9, b), stream(3, a), 'HELD stream.changed'],
    ['again what is there, on an old version', append(0, a), stream(3, a), 'APPLIED a v3 +0'],
    ['partly what is there', append(3, a, b), stream(3, a), 'APPLIED a b v4 +1'],
    ['nothing', append(0), stream(3, a), 'APPLIED a v3 +0'],
    ['a top', append(3, aTop('t')), stream(3, a), 'APPLIED a t v4 +1'],
    ['after a top', append(3, b), stream(3, aTop('t')), 'HELD attempt.after_top'],
    ['a top and more', append(3, aTop('t'), b), stream(3), 'HELD attempt.after_top'],
    ['the same twice', append(3, b, b), stream(3), 'HELD attempt.invalid'],
    ['a zone too many', append(3, anAttempt('z', { segmentsCount: 3 })), stream(3), 'HELD attempt.invalid'],
    [
      'less than nothing',
      append(3, anAttempt('z', { segmentsCount: -1 })),
      stream(3),
      'HELD attempt.invalid',
    ],
    ['half a zone', append(3, anAttempt('z', { segmentsCount: 0.5 })), stream(3), 'HELD attempt.invalid'],
  ])('%s', (_name, command, before, expected) => expect(said(decide(command, before))).toBe(expected));

  it('stops at the limit', () => {
    expect(said(decide(append(1, c), stream(1, a, b), { hardMax: 2 }))).toBe('HELD attempt.limit');
    expect(said(decide(append(1, c), stream(1, a, b), { hardMax: 3 }))).toBe('APPLIED a b c v2 +1');
  });

  it('needs the right to add', () => {
    expect(said(decide(append(1, b), stream(1, a), { rights: { canAdd: false } }))).toBe(
      'HELD judge.not_allowed',
    );
    const onlyAdd = { canModify: false, canClear: false };
    expect(said(decide(append(1, b), stream(1, a), { rights: onlyAdd }))).toBe('APPLIED a b v2 +1');
  });

  it('says who judged, and leaves what others said', () => {
    const decision = decide(append(1, b), stream(1, anAttempt('a', { judge: 'before' })));
    expect(decision.outcome === 'APPLIED' && decision.attempts.map(({ judge }) => judge)).toEqual([
      'before',
      'sender',
    ]);
  });

  it('keeps a top as one segment and no boulder with a plus', () => {
    const decision = decide(append(0, aTop('t', { segmentsCount: 2, usedLastHold: true })), stream(0));
    expect(decision).toMatchObject({ attempts: [{ success: true, segmentsCount: 1, usedLastHold: false }] });
  });

  it('takes a top of a boulder without zones', () => {
    expect(said(decide(append(0, aTop('t')), stream(0), { route: aBoulder('b', 0) }))).toBe(
      'APPLIED t v1 +1',
    );
  });
});

describe('replacing on a boulder', () => {
  const topped = aTop('t');
  it.each([
    ['one of several', replace(3, a, c), stream(3, a, b), 'APPLIED a c v4 +1'],
    [
      'an earlier one by a top, which ends the list',
      replace(3, topped, b, c),
      stream(3, a, b, c),
      'APPLIED t v4 +1',
    ],
    ['the same by the same, on an old version', replace(1, a, b), stream(3, a, b), 'APPLIED a b v3 +0'],
    ['on an old version', replace(2, c), stream(3, a), 'HELD stream.changed'],
    ['by nothing', replace(3), stream(3, a), 'APPLIED v4 +0'],
    ['a top by a try', replace(3, a), stream(3, topped), 'APPLIED a v4 +1'],
  ])('%s', (_name, command, before, expected) => expect(said(decide(command, before))).toBe(expected));

  it('needs the right to modify, unless it only adds', () => {
    const rights = { canModify: false, canClear: false };
    expect(said(decide(replace(1, b), stream(1, a), { rights }))).toBe('HELD judge.not_allowed');
    expect(said(decide(replace(1, a, b), stream(1, a), { rights }))).toBe('APPLIED a b v2 +1');
    expect(said(decide(replace(1, a), stream(1), { rights }))).toBe('APPLIED a v2 +1');
    expect(said(decide(replace(1), stream(1, a), { rights: { canClear: false } }))).toBe(
      'HELD judge.not_allowed',
    );
    const changed = replace(1, { ...a, segmentsCount: 1 });
    expect(said(decide(changed, stream(1, a), { rights }))).toBe('HELD judge.not_allowed');
  });

  it('lets a list that is over a lowered limit be corrected, but not grow', () => {
    const edited = { ...b, segmentsCount: 1 };
    expect(said(decide(replace(1, a, edited), stream(1, a, b), { hardMax: 1 }))).toBe('APPLIED a b v2 +0');
    expect(said(decide(replace(1, a, edited, c), stream(1, a, b), { hardMax: 1 }))).toBe(
      'HELD attempt.limit',
    );
  });

  it('writes the judge on what is new or says something else', () => {
    const before = stream(1, anAttempt('a', { judge: 'before' }), anAttempt('b', { judge: 'before' }));
    const decision = decide(replace(1, a, { ...b, notes: 'seen again' }), before);
    expect(decision.outcome === 'APPLIED' && decision.attempts.map(({ judge }) => judge)).toEqual([
      'before',
      'sender',
    ]);
  });
});

describe('sport', () => {
  const at = (uuid: string, hold: number, overrides = {}) =>
    anAttempt(uuid, { segmentsCount: hold, ...overrides });
  const on = { route: sport };

  it.each([
    ['a first result', append(0, at('a', 12)), stream(0), 'APPLIED a v1 +1'],
    ['two results at once', append(0, at('a', 12), at('b', 13)), stream(0), 'HELD restart.unconfirmed'],
    ['a second opinion', append(1, at('b', 12)), stream(1, at('a', 12)), 'HELD stream.changed'],
    ['the same again', append(0, at('a', 12)), stream(1, at('a', 12)), 'APPLIED a v1 +0'],
    ['a correction', replace(1, at('b', 13)), stream(1, at('a', 12)), 'APPLIED b v2 +1'],
    ['a correction of the same attempt', replace(1, at('a', 13)), stream(1, at('a', 12)), 'APPLIED a v2 +0'],
    ['a hold too many', append(0, at('a', 41)), stream(0), 'HELD hold.limit'],
    ['a hold below the ground', append(0, at('a', -1)), stream(0), 'HELD attempt.invalid'],
    ['hold 0', append(0, at('a', 0)), stream(0), 'APPLIED a v1 +1'],
    ['a hold between two numbered ones', append(0, at('a', 20.3)), stream(0), 'APPLIED a v1 +1'],
    ['a hold that no list has', append(0, at('a', 20.25)), stream(0), 'HELD attempt.invalid'],
  ])('takes %s', (_name, command, before, expected) =>
    expect(said(decide(command, before, on))).toBe(expected),
  );

  const [one, two] = [at('a', 21, { usedLastHold: true }), at('b', 18)];
  it.each([
    ['a restart without an incident', restart(1, two), stream(1, one), 0, 'HELD restart.unconfirmed'],
    ['a restart after one', restart(1, two), stream(1, one), 1, 'APPLIED a b v2 +1'],
    ['a restart that was sent again', restart(1, two), stream(2, one, two), 1, 'APPLIED a b v2 +0'],
    ['the restart of another judge', restart(1, at('c', 30)), stream(2, one, two), 1, 'HELD stream.changed'],
    ['a second restart', restart(null, at('c', 30)), stream(2, one, two), 1, 'HELD restart.unconfirmed'],
    ['a second restart after two', restart(2, at('c', 30)), stream(2, one, two), 2, 'APPLIED a b c v3 +1'],
    ['a second opinion after one', append(1, two), stream(1, one), 1, 'HELD stream.changed'],
    [
      'a correction of the first alone',
      replace(2, at('d', 20), two),
      stream(2, one, two),
      1,
      'APPLIED d b v3 +1',
    ],
    [
      'a correction once it is refused',
      replace(2, at('d', 20), two),
      stream(2, one, two),
      0,
      'APPLIED d b v3 +1',
    ],
  ])('takes %s', (_name, command, before, restarts, expected) =>
    expect(said(decide(command, before, { ...on, restarts }))).toBe(expected),
  );

  it.each([
    [
      'the last hold as a top',
      { segmentsCount: 40, usedLastHold: true },
      { success: true, segmentsCount: 40, usedLastHold: false },
    ],
    [
      'a top as the last hold',
      { success: true, segmentsCount: 7 },
      { success: true, segmentsCount: 40, usedLastHold: false },
    ],
    [
      'no plus on hold 0',
      { segmentsCount: 0, usedLastHold: true },
      { success: false, segmentsCount: 0, usedLastHold: false },
    ],
    [
      'a plus',
      { segmentsCount: 12, usedLastHold: true },
      { success: false, segmentsCount: 12, usedLastHold: true },
    ],
  ])('keeps %s', (_name, overrides, kept) => {
    expect(decide(append(0, anAttempt('a', overrides)), stream(0), on)).toMatchObject({ attempts: [kept] });
  });

  it('knows no top by number on a route whose holds were not counted', () => {
    const uncounted = { route: aSportRoute('s', 0) };
    expect(decide(append(0, at('a', 0)), stream(0), uncounted)).toMatchObject({
      attempts: [{ success: false }],
    });
  });
});

describe('clearing', () => {
  it.each([
    ['what is there', clear(3), stream(3, a, b), {}, 'APPLIED v4 +0'],
    ['nothing', clear(1), stream(3), {}, 'APPLIED v3 +0'],
    ['on an old version', clear(2), stream(3, a), {}, 'HELD stream.changed'],
    ['without the right to', clear(3), stream(3, a), { canClear: false }, 'HELD judge.not_allowed'],
  ])('%s', (_name, command, before, rights, expected) => {
    expect(said(decide(command, before, { rights }))).toBe(expected);
  });
});

it('holds the stream to its rules, whatever is sent', () => {
  const attempt = record({
    uuid: constantFrom('a', 'b', 'c', 'd'),
    segmentsCount: integer({ min: -1, max: 3 }),
    top: integer({ max: 1, min: 0 }),
  }).map(({ uuid, segmentsCount, top }) => anAttempt(uuid, { segmentsCount, success: top === 1 }));
  const kind = constantFrom('attempts.append', 'attempts.replace', 'attempts.clear');
  const command = record({
    kind,
    base: constantFrom(null, 0, 1, 2),
    attempts: array(attempt, { maxLength: 4 }),
  });
  assert(
    property(array(command, { maxLength: 12 }), (commands) => {
      let before = stream(0);
      for (const one of commands) {
        const decision = decide({ ...one, judge: 'sender' }, before, { hardMax: 3 });
        if (decision.outcome === 'HELD') continue;
        const { attempts, version } = decision;
        expect(attempts.length).toBeLessThanOrEqual(3);
        expect(attempts.slice(0, -1).some(({ success }) => success)).toBe(false);
        expect(new Set(attempts.map(({ uuid }) => uuid)).size).toBe(attempts.length);
        expect(version === before.version).toBe(attempts === before.attempts);
        expect(decide({ ...one, judge: 'sender' }, decision, { hardMax: 3 })).toMatchObject(
          one.kind === 'attempts.append' ? { outcome: 'APPLIED', version, added: 0 } : {},
        );
        before = { attempts, version };
      }
    }),
  );
});

it.each([
  [null, 99],
  [5, 5],
  [400, 99],
])('limits attempts with a hard maximum of %s to %i', (hardMaxAttemptsCount, limit) => {
  expect(attemptLimit({ hardMaxAttemptsCount })).toBe(limit);
});
