import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { isPrefix, isTouched, truncateAfterTop } from './list.ts';

const [a, b, top] = [anAttempt('a'), anAttempt('b'), aTop('t')];

it.each([
  [[], []],
  [
    [a, b],
    [a, b],
  ],
  [
    [a, top],
    [a, top],
  ],
  [
    [a, top, b, aTop('u')],
    [a, top],
  ],
])('ends a list with its first top (%#)', (attempts, kept) =>
  expect(truncateAfterTop(attempts)).toEqual(kept),
);

it.each([
  ['another uuid, judge and time', { uuid: 'x', judge: null, timestamp: '' }, false],
  ['success', { success: true }, true],
  ['segmentsCount', { segmentsCount: 1 }, true],
  ['usedLastHold', { usedLastHold: true }, true],
  ['notes', { notes: 'x' }, true],
  ['duration', { duration: 1 }, true],
])('is touched by %s: %s', (_name, change, touched) => {
  expect(isTouched([a, b], [a, { ...b, ...change }])).toBe(touched);
});

it('is touched by one more and by one less', () => {
  expect([isTouched([a], [a, b]), isTouched([a, b], [a]), isTouched([], [])]).toEqual([true, true, false]);
});

it.each([
  [[], [a], true],
  [[a], [a, b], true],
  [[a, b], [a, b], true],
  [[a, b], [a], false],
  [[a, b], [b, a], false],
])('knows what only adds (%#)', (saved, next, prefix) => expect(isPrefix(saved, next)).toBe(prefix));
