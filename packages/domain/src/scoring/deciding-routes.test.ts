import { defaultScoringSettings } from '../competition/settings.ts';
import { boulderResult as b, boulders, climbed } from '../testing/board-builders.ts';
import { decidingRoutes, type RouteLead, tellingLeads } from './deciding-routes.ts';
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
const numbers = (found: readonly RouteLead[]) =>
  found.map(({ route, lead }) => [routes.findIndex(({ uuid }) => uuid === route) + 1, lead]);

it.each([
  ['tops', ['1/1', '1/1', '1/-'], ['1/1', '1/-', '1/-'], [[2, 1]]],
  ['zones', ['1/1', '1/-', '-/-'], ['1/1', '-/-', '-/-'], [[2, 1]]],
  ['triesToTop', ['1/1', '1/2', '-/-'], ['1/1', '1/4', '-/-'], [[2, 2]]],
  ['triesToZone', ['1/2', '2/2', '-/-'], ['2/2', '2/2', '-/-'], [[1, 1]]],
] as const)('names where %s differ', (by, first, second, expected) => {
  const reason: Reason = { by, ahead: 1, behind: 0 };
  const found = decidingRoutes(reason, scored('IFSC_RANKING'), entry('A', ...first), entry('B', ...second));
  expect(numbers(found)).toEqual(expected);
});

it('names where points differ, and none where routes have no points of their own', () => {
  const [a, z] = [entry('A', '1/1', '1/1', '-/-'), entry('B', '1/1', '1/2', '-/-')];
  const reason: Reason = { by: 'score', ahead: 2, behind: 1 };
  expect(numbers(decidingRoutes(reason, scored('IFSC_BOULDER_2025'), a, z))).toEqual([[2, 0.1]]);
  expect(decidingRoutes(reason, scored('IFSC_RANKING'), a, z)).toEqual([]);
  expect(decidingRoutes({ by: 'tied' }, scored('IFSC_RANKING'), a, z)).toEqual([]);
});

it('tells the largest leads, without those that cancel each other out', () => {
  const leads = [10, -30, 20, 30, 20, -5].map((lead) => ({ lead }));
  expect(tellingLeads(leads, 6)).toEqual({ told: [20, 20, 10, -5].map((lead) => ({ lead })), rest: 0 });
  expect(tellingLeads(leads, 2)).toEqual({ told: [{ lead: 20 }, { lead: 20 }], rest: 5 });
});
