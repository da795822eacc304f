import type { Figures, Route } from '@topout/contract';
import {
  aCompetition,
  aStage,
  aVenue,
  fakeApi,
  renderRoutes,
  screen,
  someCompetition,
  someUuid,
  within,
} from '@topout/testing';
import { open, uuidOf, youth } from '../../run/board/testing.ts';
import FiguresScreen from './figures-screen.tsx';

const api = fakeApi();
const venue = aVenue();
const group = uuidOf(90);
const aRoute = (number: number, name: string): Route => ({
  uuid: uuidOf(number),
  name,
  circuitNumber: String(number),
  colors: '#d23c34',
  climbType: 'BOULDER',
  segmentsCount: 1,
  map: null,
  mapPosition: null,
  competitionRouteGroups: [],
  displayRouteGroupMapping: { [group]: { name: null, number } },
});
const none = { tried: 0, tops: 0, flashes: 0, zones: 0, attempts: 0, meanHold: null };

function show(figures: Figures) {
  api.answer({
    [`GET competitions/${someCompetition}`]: aCompetition({
      role: 'MASTER',
      stages: [
        aStage({
          categories: [
            { uuid: open, name: 'Open', capacity: null },
            { uuid: youth, name: 'Youth', capacity: null },
          ],
        }),
      ],
      routeGroups: [
        {
          uuid: group,
          name: 'All',
          categories: [open, youth],
          scoredBy: 'CLIMBERS',
          climbersQueue: false,
          confirmedBy: 'NOBODY',
        },
      ],
    }),
    [`GET competitions/${someCompetition}/figures`]: figures,
    [`GET venues/${venue.uuid}/routes`]: [aRoute(1, 'Doorstep'), aRoute(2, 'Void')],
  });
  return renderRoutes([{ path: '/:competition/results/routes', element: <FiguresScreen /> }], {
    at: `/${someCompetition}/results/routes`,
    signedInAs: someUuid,
  });
}

it('shows the hardest route first, with all of the category in its bar, and each category on request', async () => {
  const { user } = show([
    {
      category: open,
      climbers: 10,
      routes: [
        { route: uuidOf(1), tried: 9, tops: 8, flashes: 5, zones: 9, attempts: 14, meanHold: null },
        { route: uuidOf(2), ...none, tried: 2, attempts: 6 },
      ],
    },
    { category: youth, climbers: 4, routes: [{ route: uuidOf(1), ...none, tried: 4, tops: 3, attempts: 5 }] },
  ]);
  const table = await screen.findByRole('table', { name: 'Route figures' });
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual([expect.stringContaining('Void'), expect.stringContaining('Doorstep')]);
  expect(screen.getByText('Of 10: 5 flashed, 8 topped, 9 reached a zone, 9 tried')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Youth/ }));
  expect(await screen.findByText(/^4 climbers\./)).toBeVisible();
});

it('says that nobody has climbed yet', async () => {
  show([{ category: open, climbers: 0, routes: [{ route: uuidOf(1), ...none }] }]);
  expect(await screen.findByText('Nobody has climbed here yet')).toBeVisible();
});
