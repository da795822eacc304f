import { defaultScoringSettings } from '../competition/settings.ts';
import { attemptsMatter, ownChoices } from './own-choices.ts';

const said = (zones: number, counts: boolean) =>
  ownChoices(zones, counts).map(
    ({ label, attempts, adds }) =>
      `${adds ? '+' : '='}${label}:${attempts.map(({ success, segmentsCount }) => (success ? 'T' : segmentsCount)).join('')}`,
  );

it.each([
  [0, true, ['+Try:0', '+Top:T']],
  [1, true, ['+Try:0', '+Zone:1', '+Top:T']],
  [2, true, ['+Try:0', '+Zone 1:1', '+Zone 2:2', '+Top:T']],
  [0, false, ['=Top:0T', '=Flash:T']],
  [1, false, ['=Zone:1', '=Top:0T', '=Flash:T']],
  [2, false, ['=Zone 1:1', '=Zone 2:2', '=Top:0T', '=Flash:T']],
])('offers on a boulder with %i zones, attempts counted %s: %j', (zones, counts, expected) =>
  expect(said(zones, counts)).toEqual(expected),
);

it.each([
  ['DEFAULT', 0, false, false],
  ['DEFAULT', 1, false, true],
  ['DEFAULT', 0, true, true],
  ['IFSC_RANKING', 0, false, true],
] as const)('says whether attempts matter: %s', (system, attemptPenalty, podiumTieBreak, matter) =>
  expect(attemptsMatter(system, { ...defaultScoringSettings, attemptPenalty, podiumTieBreak })).toBe(matter),
);

it.each([
  { attemptPoints: [10, 7, 4, 1] },
  { pointsTieBreak: 'falls' as const },
  { pointsTieBreak: 'flashes' as const },
])('counts attempts where points or ties follow from them: %j', (settings) =>
  expect(attemptsMatter('DEFAULT', { ...defaultScoringSettings, attemptPenalty: 0, ...settings })).toBe(true),
);
