import { categoryRoutes } from './category-routes.ts';

const route = (uuid: string, numbers: Record<string, number | null>, name = '') => ({
  uuid,
  name,
  climbType: 'BOULDER' as const,
  displayRouteGroupMapping: Object.fromEntries(
    Object.entries(numbers).map(([group, number]) => [group, { number }]),
  ),
});
const groups = [
  { uuid: 'men', categories: ['m1', 'm2'] },
  { uuid: 'women', categories: ['w1'] },
  { uuid: 'all', categories: [] },
];
const ofCategory = (category: string, firstStage: boolean, ...routes: ReturnType<typeof route>[]) =>
  categoryRoutes(routes, { category, groups, firstStage }).map(({ uuid }) => uuid);

it('takes the routes of the category, by number and then by name', () => {
  const routes = [
    route('c', { women: 2 }),
    route('x', { men: 1 }),
    route('b', { women: null }, 'B'),
    route('a', { women: null }, 'A'),
    route('d', { women: 1, men: 9 }),
  ];
  expect(ofCategory('w1', false, ...routes)).toEqual(['d', 'c', 'a', 'b']);
});

it('adds groups without a category in the first stage', () => {
  const routes = [route('a', { all: 3 }), route('b', { men: 1 })];
  expect(ofCategory('m2', true, ...routes)).toEqual(['b', 'a']);
  expect(ofCategory('m2', false, ...routes)).toEqual(['b']);
});
