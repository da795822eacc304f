import { array, assert, constantFrom, integer, property } from 'fast-check';
import { anAttempt } from '../testing/attempt-builders.ts';
import {
  holdCounter,
  holdCounterEnabled,
  openHoldCounter,
  type HoldCounter,
  type HoldCounterAction,
} from './hold-counter.ts';

const presses: Record<string, HoldCounterAction> = {
  '+': 'plus',
  '-': 'minus',
  t: 'toggle-top',
  u: 'toggle-used-last-hold',
};

const opened = (hold: number, max = 5) => openHoldCounter(anAttempt('a', { segmentsCount: hold }), max);

/** Presses keys: `2+` means hold 2 with a plus, `TOP 5` a top. */
const after = (start: HoldCounter, keys: string) => {
  const { hold, success, usedLastHold } = keys
    .split('')
    .reduce((state, key) => holdCounter(state, presses[key] ?? 'plus'), start);
  return success ? `TOP ${hold}` : `${hold}${usedLastHold ? '+' : ''}`;
};

it.each([
  ['raises the count', 0, '++', '2'],
  ['lowers the count', 3, '-', '2'],
  ['does not go below 0', 1, '--', '0'],
  ['is a top at the maximum', 4, '+', 'TOP 5'],
  ['does not go above the maximum', 4, '++', 'TOP 5'],
  ['goes from a top to the maximum minus one', 4, '+-', '4'],
  ['tops with the maximum count', 2, 't', 'TOP 5'],
  ['goes back to the count before the top', 2, 'tt', '2'],
  ['goes back to the count before the last hold', 4, '+t', '4'],
  ['goes back to the count before the last top', 2, 'tt+t-++t', '4'],
  ['goes up from between two holds', 2.5, '+', '3'],
  ['goes down from between two holds', 2.5, '-', '2'],
  ['marks the last hold as used', 2, 'u', '2+'],
  ['takes the mark away', 2, 'uu', '2'],
  ['does not use hold 0', 0, 'u', '0'],
  ['does not use the last hold of a top', 2, 'tu', 'TOP 5'],
  ['forgets the mark with one more', 2, 'u+', '3'],
  ['forgets the mark with one less', 2, 'u-', '1'],
  ['forgets the mark with a top and back', 2, 'utt', '2'],
])('%s', (_name, hold, keys, expected) => expect(after(opened(hold), keys)).toBe(expected));

it('opens on what is saved, and at 0 on nothing', () => {
  expect(openHoldCounter(null, 5)).toEqual({
    hold: 0,
    max: 5,
    success: false,
    usedLastHold: false,
    beforeTop: 0,
  });
  const plus = openHoldCounter(anAttempt('a', { segmentsCount: 3, usedLastHold: true }), 5);
  expect(after(plus, '')).toBe('3+');
  expect(after(opened(9), '')).toBe('5');
});

it('goes from a saved top to 0, for the count before it is the maximum already', () => {
  const top = openHoldCounter(anAttempt('a', { success: true, segmentsCount: 5, usedLastHold: true }), 5);
  expect([after(top, ''), after(top, 't'), after(top, '-')]).toEqual(['TOP 5', '0', '4']);
});

it('can only top and untop a route whose holds were not counted', () => {
  const uncounted = openHoldCounter(null, 0);
  expect([
    after(uncounted, '+'),
    after(uncounted, 't'),
    after(uncounted, 'tt'),
    after(uncounted, 't-'),
  ]).toEqual(['0', 'TOP 0', '0', 'TOP 0']);
});

it('stays between 0 and the maximum, with a top exactly there and a plus only in between', () => {
  const actions = array(constantFrom(...Object.values(presses)));
  assert(
    property(integer({ min: 1, max: 4 }), actions, (max, some) => {
      const { hold, success, usedLastHold } = some.reduce(holdCounter, openHoldCounter(null, max));
      expect(hold >= 0 && hold <= max).toBe(true);
      expect(success).toBe(hold === max);
      expect(usedLastHold && (success || hold === 0)).toBe(false);
    }),
  );
});

it('says what can be pressed', () => {
  const enabled = (state: HoldCounter) =>
    Object.entries(holdCounterEnabled(state)).flatMap(([action, may]) => (may ? action : []));
  expect(enabled(opened(0))).toEqual(['plus', 'toggle-top']);
  expect(enabled(opened(2))).toEqual(['plus', 'minus', 'toggle-top', 'toggle-used-last-hold']);
  expect(enabled(holdCounter(opened(2), 'toggle-top'))).toEqual(['minus', 'toggle-top']);
});
