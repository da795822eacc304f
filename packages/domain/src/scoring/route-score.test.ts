import { defaultScoringSettings } from '../competition/settings.ts';
import { routeScore } from './route-score.ts';

const flashedZoneThenTop = { tries: 3, top: 3, zone1: 1, zone2: 3, hold: 0, plus: false, duration: null };
const boulder = { uuid: '1', climbType: 'BOULDER', segmentsCount: 1 } as const;

it.each([
  ['points of the default system', 'DEFAULT', {}, 248],
  ['points of 2025', 'IFSC_BOULDER_2025', {}, 24.8],
  ['nothing where points are shared', 'DEFAULT', { sharedPoints: true }, null],
  ['nothing where routes are ranked', 'IFSC_RANKING', {}, null],
] as const)('gives %s', (_name, system, settings, score) => {
  expect(routeScore(flashedZoneThenTop, boulder, system, { ...defaultScoringSettings, ...settings })).toBe(
    score,
  );
});
