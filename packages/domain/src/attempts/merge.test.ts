import { aTop, anAttempt } from '../testing/attempt-builders.ts';
import { mergeAttempts } from './merge.ts';

const at = (uuid: string, minute: number, overrides = {}) =>
  anAttempt(uuid, { timestamp: `2026-03-14T10:0${minute}:00.000Z`, ...overrides });
const uuids = (attempts: readonly { readonly uuid: string }[]) => attempts.map(({ uuid }) => uuid).join(' ');

it('puts boulder attempts of both in time order', () => {
  expect(uuids(mergeAttempts([at('a', 1), at('c', 3)], [at('b', 2), at('d', 4)], 'BOULDER'))).toBe('a b c d');
});

it('drops what came after the first top', () => {
  const source = [aTop('b', { timestamp: '2026-03-14T10:02:00.000Z' })];
  expect(uuids(mergeAttempts([at('a', 1), at('c', 3)], source, 'BOULDER'))).toBe('a b');
});

it.each([
  ['the better result', { segmentsCount: 12 }, { segmentsCount: 13 }, 'source'],
  [
    'the better result of the target',
    { segmentsCount: 13 },
    { segmentsCount: 12, usedLastHold: true },
    'target',
  ],
  ['the target of two equal ones', { segmentsCount: 12 }, { segmentsCount: 12 }, 'target'],
  ['a top', { segmentsCount: 39, usedLastHold: true }, { success: true, segmentsCount: 40 }, 'source'],
])('keeps %s on sport', (_name, target, source, kept) => {
  expect(uuids(mergeAttempts([at('target', 1, target)], [at('source', 2, source)], 'SPORT'))).toBe(kept);
});

it('keeps the only result there is on sport', () => {
  const [one, nothing] = [[at('one', 1)], []];
  expect([mergeAttempts(one, nothing, 'SPORT'), mergeAttempts(nothing, one, 'SPORT')]).toEqual([one, one]);
  expect(mergeAttempts(nothing, nothing, 'SPORT')).toEqual([]);
});

it('keeps both attempts of a restart, by the better of them', () => {
  const restarted = [at('one', 1, { segmentsCount: 12 }), at('two', 3, { segmentsCount: 20 })];
  expect(uuids(mergeAttempts([at('other', 2, { segmentsCount: 15 })], restarted, 'SPORT'))).toBe('one two');
});
