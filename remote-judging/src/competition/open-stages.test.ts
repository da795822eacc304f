import type { Competition, Route } from '@topout/contract';
import { aCompetition, aStage } from '@topout/testing';
import { aRoute, routeId } from '../testing/gym.tsx';
import { climbingCategories, routesByStage } from './open-stages.ts';

const group = (category: string) => ({ uuid: `g-${category}`, name: category, categories: [category] });
const route = (number: number, ...categories: string[]) =>
  aRoute({
    uuid: routeId(number),
    competitionRouteGroups: categories.map((one) => ({ ...group(one), competition: 'c' })),
  });
const stage = (name: string, state: 'UPCOMING' | 'OPEN' | 'CLOSED') =>
  aStage({ name, state, categories: [{ uuid: `women-${name}`, name: 'Women', capacity: null }] });
const held = (...stages: ReturnType<typeof stage>[]) => aCompetition({ stages });

const qualifying = route(1, 'women-Q');
const last = route(2, 'women-F');
const both = route(3, 'women-Q', 'women-F');
const all = [qualifying, last, both];

it.each([
  ['the only stage, open', [stage('Q', 'OPEN')], [[null, all]]],
  ['the only stage, closed', [stage('Q', 'CLOSED')], [[null, all]]],
  ['the first of two', [stage('Q', 'OPEN'), stage('F', 'UPCOMING')], [[null, [qualifying, both]]]],
  ['the last of two', [stage('F', 'OPEN'), stage('Q', 'CLOSED')], [[null, [last, both]]]],
  [
    'two at once, named, a route of both under the one that runs',
    [stage('F', 'OPEN'), stage('Q', 'OPEN')],
    [
      ['F', [last, both]],
      ['Q', [qualifying]],
    ],
  ],
])('shows the routes of %s', (_name, stages, expected) => {
  expect(routesByStage(all, held(...stages)).map(({ name, routes }) => [name, routes])).toEqual(expected);
});

it('knows who climbs a route now', () => {
  const names = (one: Route, competition: Competition) =>
    climbingCategories(one, competition).map(({ uuid }) => uuid);
  expect(names(both, held(stage('F', 'OPEN'), stage('Q', 'CLOSED')))).toEqual(['women-F']);
  expect(names(qualifying, held(stage('F', 'OPEN'), stage('Q', 'OPEN')))).toEqual(['women-Q']);
});

it('lets all of the first stage climb a group that names no category', () => {
  const everybodys = aRoute({
    competitionRouteGroups: [{ uuid: 'g', name: 'All', categories: [], competition: 'c' }],
  });
  const [qualification, final] = [stage('Q', 'OPEN'), { ...stage('F', 'OPEN'), position: 1 }];
  const climbing = (...stages: Competition['stages']) =>
    climbingCategories(everybodys, held(...stages)).map(({ uuid }) => uuid);
  expect(climbing(qualification)).toEqual(['women-Q']);
  expect(climbing(final, qualification)).toEqual(['women-Q']);
});
