import { defaultScoringSettings } from '../competition/settings.ts';
import { boulderResult as b, boulders, climbed } from '../testing/board-builders.ts';
import { decidingRoutes } from './deciding-routes.ts';
import type { Reason } from './why-ahead.ts';

const routes = boulders(3);
const scored = (system: 'IFSC_RANKING' | 'IFSC_BOULDER_2025') => ({
  system,
  settings: defaultScoringSettings,
  routes,
});
const entry = (name: string, ...marks: string[]) =>
  climbed(
    name,
    marks.map((mark) => b(mark)),
  );
const numbers = (found: readonly string[]) =>
  found.map((uuid) => routes.findIndex((route) => route.uuid === uuid) + 1);

it.each([
  ['tops', ['1/1', '1/1', '1/-'], ['1/1', '1/-', '1/-'], [2]],
  ['zones', ['1/1', '1/-', '-/-'], ['1/1', '-/-', '-/-'], [2]],
  ['triesToTop', ['1/1', '1/2', '-/-'], ['1/1', '1/4', '-/-'], [2]],
  ['triesToZone', ['1/2', '2/2', '-/-'], ['2/2', '2/2', '-/-'], [1]],
] as const)('names where %s differ', (by, first, second, expected) => {
  const reason: Reason = { by, ahead: 1, behind: 0 };
  const found = decidingRoutes(reason, scored('IFSC_RANKING'), entry('A', ...first), entry('B', ...second));
  expect(numbers(found)).toEqual(expected);
});

it('names where points differ, and none where routes have no points of their own', () => {
  const [a, z] = [entry('A', '1/1', '1/1', '-/-'), entry('B', '1/1', '1/2', '-/-')];
  const reason: Reason = { by: 'score', ahead: 2, behind: 1 };
  expect(numbers(decidingRoutes(reason, scored('IFSC_BOULDER_2025'), a, z))).toEqual([2]);
  expect(decidingRoutes(reason, scored('IFSC_RANKING'), a, z)).toEqual([]);
  expect(decidingRoutes({ by: 'tied' }, scored('IFSC_RANKING'), a, z)).toEqual([]);
});
