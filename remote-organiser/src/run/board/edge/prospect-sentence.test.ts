import type { Prospect } from '@topout/domain';
import { prospectSentence } from './prospect-sentence.ts';

const told = (winner: Prospect, podium: Prospect) => [
  { places: 1, prospect: winner },
  { places: 3, prospect: podium },
];

it.each([
  ['SURE', 'SURE', 'Has won, whatever is still climbed.'],
  ['OPEN', 'SURE', 'Is sure of the podium, and can still win.'],
  ['OPEN', 'OPEN', 'Can still win.'],
  ['OUT', 'SURE', 'Is sure of the podium.'],
  ['OUT', 'OPEN', 'Can still reach the podium.'],
  ['OUT', 'OUT', 'Can no longer reach the podium.'],
] as const)('says in a last stage of %s and %s: %s', (winner, podium, sentence) => {
  expect(prospectSentence(told(winner, podium), null)).toBe(sentence);
});

it.each([
  ['SURE', 'Goes on to the Final (best 8), whatever is still climbed.'],
  ['OPEN', 'Can still reach the Final (best 8).'],
  ['OUT', 'Can no longer reach the Final (best 8).'],
] as const)('says of %s before another stage: %s', (prospect, sentence) => {
  expect(prospectSentence([{ places: 8, prospect }], 'the Final')).toBe(sentence);
});

it('says nothing where nothing is told, or by a server of the version before', () => {
  expect(prospectSentence([], 'Final')).toBeNull();
  expect(prospectSentence(undefined, null)).toBeNull();
});
