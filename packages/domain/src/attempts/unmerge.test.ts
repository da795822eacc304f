import type { Attempt } from '../model.ts';
import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { mergeAttempts } from './merge.ts';
import { unmergeAttempts } from './unmerge.ts';

const at = (uuid: string, minute: number, overrides = {}) =>
  anAttempt(uuid, { timestamp: `2026-03-14T10:0${minute}:00.000Z`, ...overrides });
const topAt = (uuid: string, minute: number) => aTop(uuid, { timestamp: `2026-03-14T10:0${minute}:00.000Z` });
const uuids = (attempts: readonly Attempt[]) => attempts.map(({ uuid }) => uuid).join(' ');

const before = [at('a', 1), topAt('c', 3)];
const source = [at('b', 0), topAt('d', 2)];
const merged = mergeAttempts(before, source, 'BOULDER');

it.each([
  ['nothing happened since', merged, 'a c'],
  ['the top was taken away and another logged', [...merged.slice(0, 2), topAt('e', 5)], 'a c'],
  ['an attempt was corrected', [at('b', 0), at('a', 1), { ...topAt('d', 2), notes: 'late' }], 'a c'],
  ['all was cleared', [], ''],
])('gives the target its own back when %s', (_when, now, expected) => {
  expect(uuids(unmergeAttempts(now, { before, source, merged }, 'BOULDER'))).toBe(expected);
});

it('keeps what was logged since', () => {
  const [mine, theirs] = [[at('a', 1)], [at('b', 2)]];
  const both = mergeAttempts(mine, theirs, 'BOULDER');
  const now = [...both, at('new', 4)];
  expect(uuids(unmergeAttempts(now, { before: mine, source: theirs, merged: both }, 'BOULDER'))).toBe(
    'a new',
  );
});

describe('on sport', () => {
  const mine = [at('mine', 1, { segmentsCount: 5 })];
  const theirs = [at('theirs', 2, { segmentsCount: 9 })];
  const streams = { before: mine, source: theirs, merged: theirs };
  const corrected = [at('theirs', 2, { segmentsCount: 8 })];
  const another = [at('another', 3, { segmentsCount: 7 })];

  it.each([
    ['its own result', theirs, 'mine'],
    ['its own result, when the other was corrected', corrected, 'mine'],
    ['a result logged since', another, 'another'],
    ['nothing, when it was cleared', [], ''],
  ])('leaves the target %s', (_what, now, expected) => {
    expect(uuids(unmergeAttempts(now, streams, 'SPORT'))).toBe(expected);
  });
});
