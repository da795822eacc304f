import type { Route, ScorecardRoute } from '@topout/contract';
import { aRoute, aSportRoute, routeId } from '../testing/gym.tsx';
import { dayInWords, dayOf, fewSportRoutes } from './card-day.ts';

const tries = (...segments: (number | 'top')[]): ScorecardRoute['groupData'] =>
  segments.map((reached) => ({ success: reached === 'top', segmentsCount: reached === 'top' ? 1 : reached }));

const result = (route: Route, groupData: ScorecardRoute['groupData']): ScorecardRoute => ({
  route: { uuid: route.uuid },
  groupData,
  count: groupData.length,
  success: groupData.some(({ success }) => success),
  segmentsCount: Math.max(...groupData.map(({ segmentsCount }) => segmentsCount)),
  usedLastHold: false,
  score: null,
});

const card = (...attempts: ScorecardRoute[]) => ({
  streams: [],
  stageScorecards: [{ uuid: routeId(70), name: 'Final', venueGroups: [{ venue: routeId(71), attempts }] }],
});

const routes = [1, 2, 3, 4, 5].map((number) =>
  aRoute({ uuid: routeId(number), segmentsCount: number === 4 ? 2 : 1 }),
);
const [first = aRoute(), second = first, third = first, fourth = first] = routes;

it('marks each route as high as it was climbed, in the order of the routes', () => {
  const climbed = card(
    result(fourth, tries(1, 2)),
    result(first, tries('top')),
    result(second, tries(0, 1, 'top')),
    result(third, tries(0, 0)),
  );
  const day = dayOf(climbed, routes, ({ name }) => name);
  expect(day.map(({ mark }) => mark).join('')).toBe('FT-Z.');
  expect(dayInWords(day)).toBe('2 tops, 1 flash, 1 zone of 5');
  expect(day[0]).toMatchObject({ name: 'Opening Night', look: { shape: 'octagon' } });
});

it.each([
  ['one sport route', [aSportRoute()], true],
  ['four sport routes', Array.from({ length: 4 }, () => aSportRoute()), true],
  ['five', Array.from({ length: 5 }, () => aSportRoute()), false],
  ['sport and boulder', [aSportRoute(), aRoute()], false],
  ['none', [], false],
])('tells a few sport routes from a day of many: %s', (_name, climbed, few) =>
  expect(fewSportRoutes(dayOf(card(), climbed, ({ name }) => name))).toBe(few),
);
