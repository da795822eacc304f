import { hardestFirst } from './difficulty.ts';

const route = (
  name: string,
  tops: number,
  flashes = 0,
  zones = 0,
  tried = 0,
  meanHold: number | null = null,
) => ({
  name,
  tops,
  flashes,
  zones,
  tried,
  meanHold,
});

it('orders routes by tops, flashes, zones or holds, and tries', () => {
  const routes = [
    route('easy', 9, 5, 9, 9),
    route('untried', 0),
    route('tried', 0, 0, 0, 4),
    route('zoned', 0, 0, 2, 4),
    route('topped', 2, 0, 3, 4),
    route('flashed', 2, 1, 3, 4),
    route('low', 1, 0, 0, 4, 8),
    route('high', 1, 0, 0, 4, 21.5),
  ];
  expect(hardestFirst(routes).map(({ name }) => name)).toEqual([
    'tried',
    'zoned',
    'low',
    'high',
    'topped',
    'flashed',
    'easy',
    'untried',
  ]);
});
