import { resultWord, sportText } from './route-result.ts';

it.each([
  [{ success: true, segmentsCount: 40, usedLastHold: false }, 'TOP'],
  [{ success: false, segmentsCount: 12, usedLastHold: false }, '12'],
  [{ success: false, segmentsCount: 12, usedLastHold: true }, '12+'],
  [{ success: false, segmentsCount: 0, usedLastHold: false }, '0'],
])('writes a sport result: %o is %s', (result, text) => expect(sportText(result)).toBe(text));

it.each([
  ['nothing climbed', undefined, 1, 'No attempts'],
  ['a top', { count: 1, success: true, segmentsCount: 1 }, 1, 'Top, 1 attempt'],
  ['a zone', { count: 3, success: false, segmentsCount: 1 }, 1, 'Zone, 3 attempts'],
  ['the second of two zones', { count: 3, success: false, segmentsCount: 2 }, 2, 'Zone 2, 3 attempts'],
  ['neither', { count: 2, success: false, segmentsCount: 0 }, 1, 'No zone, 2 attempts'],
] as const)('says %s in words', (_name, result, zones, text) => expect(resultWord(result, zones)).toBe(text));
