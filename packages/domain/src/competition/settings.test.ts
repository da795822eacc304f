import { readFileSync } from 'node:fs';
import { pageFile, settingsPage } from '../testing/settings-page.ts';
import {
  competitionSettings,
  defaultRules,
  newCompetitionRules,
  scoringSettings,
  type Setting,
  settingProblem,
  settingsFit,
} from './settings.ts';

const all = Object.entries<Setting>({ ...competitionSettings, ...scoringSettings });

it.each(all)('%s begins with what it takes, and is said in plain words', (_name, setting) => {
  const { initial, label, hint } = setting;
  if (setting.kind === 'amount')
    expect([setting.least <= Number(initial), Number(initial) <= setting.most]).toEqual([true, true]);
  if (setting.kind === 'choice') expect(Object.keys(setting.options)).toContain(initial);
  expect(label).toMatch(/^[A-Z].*[^.]$/);
  expect(hint).toMatch(/^$|^[A-Z].*\.$/);
});

it.each([
  ['maxAttemptsCount', 5, undefined],
  ['maxAttemptsCount', 1e9, 'A whole number from 1 to 99'],
  ['maxAttemptsCount', 1.5, 'A whole number from 1 to 99'],
  ['maxAttemptsCount', null, 'A whole number from 1 to 99'],
  ['hardMaxAttemptsCount', null, undefined],
  ['hardMaxAttemptsCount', 0, 'A whole number from 1 to 99'],
] as const)('says of %s = %j: %s', (name, value, problem) => {
  expect(settingProblem(competitionSettings[name], value)).toBe(problem);
  expect(settingsFit({ ...defaultRules, [name]: value })).toBe(problem === undefined);
});

it.each([
  ['numbers', [10, 7, 0], true],
  ['none', [], true],
  ['what is no number', [10, Number.NaN], false],
  ['too much', [100_001], false],
  ['too many', Array.from({ length: 21 }, () => 1), false],
])('takes a list of %s: %j %s', (_what, attemptPoints, fits) => {
  const scoring = { ...defaultRules.scoring, attemptPoints };
  expect(settingsFit({ ...defaultRules, scoring })).toBe(fits);
});

it('does not fit with points that cannot be', () => {
  const scoring = { ...defaultRules.scoring, pointsPerTop: -1 };
  expect(settingsFit({ ...defaultRules, scoring })).toBe(false);
});

it('begins as it always did', () => {
  expect(defaultRules).toMatchObject({
    judgeRoutePermissions: 'SEE_ALL_JUDGE_ASSIGNED',
    judgesCanSeeLeaderboard: true,
    maxAttemptsCount: 5,
    hardMaxAttemptsCount: null,
    scoring: {
      pointsPerTop: 250,
      pointsPerZone: 100,
      attemptPenalty: 1,
      timeTieBreak: 'podium',
      routePoints: {},
    },
  });
  expect(Object.keys(newCompetitionRules).every((name) => name in competitionSettings)).toBe(true);
});

it('has a page that says the same', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(settingsPage());
});
