import { assert, constantFrom, array, integer, property, record } from 'fast-check';
import { type Clock } from './clock.ts';
import { isAfterTime } from './after-time.ts';
import { clockAt } from './clock-at.ts';
import { clockText, untilNextSecond } from './clock-text.ts';
import { clockOf, type LoggedPress } from './log.ts';
import { clockPlans, type ClockPlan } from './plan.ts';
import { type ClockAction, pressClock } from './press.ts';
import { tonesBetween } from './tones.ts';

const rotation: ClockPlan = { prepare: 0, climb: 300, change: 15, slots: 3, rolling: true };
const { FINAL: final, LEAD: lead } = clockPlans;
const s = 1_000;

/** Presses at seconds: `[0, 'START'], [10, { kind: 'ADD', seconds: 5 }]`, after SET at 0. */
type Short = readonly [second: number, action: ClockAction | 'START' | 'PAUSE' | 'STOP' | 'RESUME' | 'CLIMB'];
const pressesOf = (plan: ClockPlan, presses: readonly Short[]): LoggedPress[] => [
  { at: 0, action: { kind: 'SET', plan } },
  ...presses.map(([second, action]) => ({
    at: second * s,
    action: typeof action === 'string' ? { kind: action } : action,
  })),
];
const clockWith = (plan: ClockPlan, ...presses: readonly Short[]): Clock => {
  const clock = clockOf(pressesOf(plan, presses));
  if (!clock) throw new Error('No clock');
  return clock;
};
const shown = (clock: Clock, second: number) => {
  const { status, phase, slot, leftMs } = clockAt(clock, second * s);
  return `${slot} ${phase} ${status} ${clockText(leftMs)}`;
};
const problem = (clock: Clock | null, action: ClockAction, second = 0) => {
  const pressed = pressClock(clock, action, second * s);
  return 'problem' in pressed ? pressed.problem : null;
};

it.each([
  ['before the start', [], 99, '1 CLIMB READY 5:00'],
  ['at the start', [[10, 'START']], 10, '1 CLIMB RUNNING 5:00'],
  ['while it runs', [[10, 'START']], 70, '1 CLIMB RUNNING 4:00'],
  ['in the change', [[10, 'START']], 310, '1 CHANGE RUNNING 0:15'],
  ['in the next slot', [[10, 'START']], 325, '2 CLIMB RUNNING 5:00'],
  ['at the end of the last', [[10, 'START']], 9_999, '3 CLIMB ENDED 0:00'],
  ['paused', [[0, 'START'], [60, 'PAUSE']], 500, '1 CLIMB PAUSED 4:00'], // prettier-ignore
  ['stopped, with its time', [[0, 'START'], [320, 'STOP']], 900, '2 CLIMB STOPPED 4:55'], // prettier-ignore
  ['resumed', [[0, 'START'], [60, 'STOP'], [500, 'RESUME']], 510, '1 CLIMB RUNNING 3:50'], // prettier-ignore
  ['with more time', [[0, 'START'], [60, { kind: 'ADD', seconds: 30 }]], 60, '1 CLIMB RUNNING 4:30'], // prettier-ignore
  ['with less time', [[0, { kind: 'ADD', seconds: -60 }]], 0, '1 CLIMB READY 4:00'],
] as const satisfies readonly (readonly [string, readonly Short[], number, string])[])(
  'is %s',
  (_when, presses, second, expected) => expect(shown(clockWith(rotation, ...presses), second)).toBe(expected),
);

it('lets a climber get ready, for as long as it takes and no longer', () => {
  const started = clockWith(lead, [0, 'START']);
  expect(shown(started, 39)).toBe('1 PREPARE RUNNING 0:01');
  expect(shown(started, 40)).toBe('1 CLIMB RUNNING 6:00');
  expect(shown(clockWith(lead, [0, 'START'], [12, 'CLIMB']), 12)).toBe('1 CLIMB RUNNING 6:00');
  expect(problem(started, { kind: 'CLIMB' }, 41)).toBe('Nobody is getting ready.');
});

it('waits for a hand before the next slot of a final, which may begin early', () => {
  const started = clockWith(final, [0, 'START']);
  expect(shown(started, 300)).toBe('1 CLIMB ENDED 0:00');
  expect(shown(clockWith(final, [0, 'START'], [100, { kind: 'SLOT', slot: 2 }]), 300)).toBe(
    '2 CLIMB READY 4:00',
  );
  expect(problem(started, { kind: 'SLOT', slot: 21 })).toBe('There are slots 1 to 20.');
});

it('goes back to the slot that was left by mistake, with its time, until something else is pressed', () => {
  const back: ClockAction = { kind: 'BACK' };
  const slot = (to: number): ClockAction => ({ kind: 'SLOT', slot: to });
  const left = [[0, 'START'], [100, slot(2)], [105, slot(3)]] as const satisfies readonly Short[]; // prettier-ignore
  expect(shown(clockWith(final, ...left, [110, back]), 300)).toBe('1 CLIMB PAUSED 2:20');
  expect(shown(clockWith(final, ...left, [110, back], [120, 'RESUME']), 130)).toBe('1 CLIMB RUNNING 2:10');
  expect(shown(clockWith(final, [0, 'START'], [300, slot(2)], [310, back]), 320)).toBe('1 CLIMB ENDED 0:00');
  expect(problem(clockWith(final, ...left, [110, 'START']), back, 111)).toBe(
    'There is no slot to go back to.',
  );
  expect(problem(clockWith(final, ...left, [110, back]), back, 111)).toBe('There is no slot to go back to.');
});

it('gives a slot that has ended some time again', () => {
  expect(shown(clockWith(final, [0, 'START'], [300, { kind: 'ADD', seconds: 20 }]), 400)).toBe(
    '1 CLIMB PAUSED 0:20',
  );
});

it('keeps the time of a route after an incident, and gives it back between two slots', () => {
  const kept = clockWith(final, [0, 'START'], [90, { kind: 'KEEP', route: 'r' }]);
  expect(kept.kept).toEqual([{ press: 3, route: 'r', slot: 1, leftMs: 150 * s }]);
  const give: ClockAction = { kind: 'GIVE', press: 3 };
  expect(problem(kept, give, 100)).toBe('Give time back between two slots, or at the end.');
  const given = clockWith(final, [0, 'START'], [90, { kind: 'KEEP', route: 'r' }], [300, give]);
  expect([shown(given, 300), given.kept, given.extra?.next]).toEqual(['1 CLIMB READY 2:30', [], 2]);
  expect(problem(given, give, 300)).toBe('This time has already been given back.');
  const back = pressClock(given, { kind: 'SLOT', slot: 2 }, 310 * s);
  expect('clock' in back && back.clock.kept).toEqual(kept.kept);
  const begun = pressClock(given, { kind: 'START' }, 310 * s);
  expect('clock' in begun && shown(begun.clock, 460)).toBe('1 CLIMB ENDED 0:00');
});

it.each<[string, Clock | null, ClockAction, string]>([
  ['without a clock', null, { kind: 'START' }, 'This stage has no clock yet. Choose a format first.'],
  [
    'a second start',
    clockWith(final, [0, 'START']),
    { kind: 'START' },
    'The clock has already been started.',
  ],
  ['a pause before the start', clockWith(final), { kind: 'PAUSE' }, 'The clock is not running.'],
  ['a resumption of a running one', clockWith(final, [0, 'START']), { kind: 'RESUME' }, 'The clock is not paused.'], // prettier-ignore
  ['no time at all', clockWith(final), { kind: 'ADD', seconds: 0 }, 'Add between one second and one hour.'],
  ['more than is left', clockWith(final), { kind: 'ADD', seconds: -240 }, 'So much time is not left.'],
  ['another slot while all climb', clockWith(rotation, [0, 'START']), { kind: 'SLOT', slot: 2 }, 'The clock is running. Pause it first.'], // prettier-ignore
  ['another format while it runs', clockWith(final, [0, 'START']), { kind: 'SET', plan: lead }, 'The clock is running. Pause it first.'], // prettier-ignore
  ['time of nobody', clockWith(final), { kind: 'KEEP', route: 'r' }, 'Nobody is climbing now.'],
])('refuses %s', (_what, clock, action, sentence) => expect(problem(clock, action, 1)).toBe(sentence));

it.each([
  [240_000, '4:00', 1_000],
  [239_999, '4:00', 999],
  [1, '0:01', 1],
  [0, '0:00', 1_000],
  [7_200_000, '120:00', 1_000],
])('shows %i ms as %s, for %i ms', (leftMs, text, lastsMs) => {
  expect([clockText(leftMs), untilNextSecond(leftMs)]).toEqual([text, lastsMs]);
});

it.each([
  ['while somebody climbs', rotation, 299, false],
  ['in the change', rotation, 300, true],
  ['in the next slot', rotation, 315, false],
  ['after the end of a final', final, 240, true],
  ['before the last press', final, -1, false],
] as const)('knows what is after time: %s', (_when, plan, second, expected) =>
  expect(isAfterTime(clockWith(plan, [0, 'START']), second * s)).toBe(expected),
);

describe('tones', () => {
  const heard = (clock: Clock, from: number, to: number) =>
    tonesBetween(clock, from * s, to * s).map(({ at, sign, length }) => `${at / s} ${sign} ${length}`);
  const seconds = (end: number) => [5, 4, 3, 2, 1].map((left) => `${end - left} SECONDS SHORT`);

  it('sound at the start, at one minute, in the last five seconds and at the end', () => {
    expect(heard(clockWith(final, [0, 'START']), 0, 999)).toEqual([
      '0 START LONG',
      '180 MINUTE LONG',
      ...seconds(240),
      '240 END LONG',
    ]);
  });

  it('count a climber down before the climbing time', () => {
    expect(heard(clockWith(lead, [0, 'START']), 0, 100)).toEqual([...seconds(40), '40 START LONG']);
  });

  it('go on with the next slot of a rotation', () => {
    const clock = clockWith(rotation, [0, 'START']);
    expect(heard(clock, 299.5, 320)).toEqual(['300 END LONG', '315 START LONG']);
    expect(heard(clock, 2_000, 3_000)).toEqual([]);
  });

  it('do not repeat the start after a pause, or for added time', () => {
    const paused = clockWith(final, [0, 'START'], [10, 'PAUSE'], [20, 'RESUME']);
    expect(heard(paused, 0, 100)).toEqual([]);
    expect(heard(clockWith(final, [0, 'START'], [1, { kind: 'ADD', seconds: 60 }]), 0, 100)).toEqual([]);
  });
});

describe('whatever is pressed', () => {
  const kind = constantFrom('START', 'PAUSE', 'STOP', 'RESUME', 'CLIMB');
  const press = record({ after: integer({ min: 0, max: 400 }), kind });
  const plan = constantFrom(rotation, final, lead);

  it('shows the same at a moment, however often somebody looked before', () => {
    assert(
      property(
        plan,
        array(press, { maxLength: 12 }),
        integer({ min: 0, max: 1_000 }),
        (of, presses, later) => {
          let at = 0;
          const log = pressesOf(of, []);
          for (const { after, kind: pressed } of presses)
            log.push({ at: (at += after * s), action: { kind: pressed } });
          const clock = clockOf(log);
          if (!clock) throw new Error('No clock');
          const end = at + later * s;
          const looked = clockAt(clockAt(clock, at + (end - at) / 2), end);
          expect({ ...looked, begins: false }).toEqual({ ...clockAt(clock, end), begins: false });
          expect(looked.leftMs).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
