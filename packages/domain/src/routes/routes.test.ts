import { assignRoute } from './judging-groups.ts';
import { routeColors } from './colors.ts';
import { lacksNumbers, numberChoices, renumber, suggestedNumber } from './numbering.ts';
import { climbsGroup } from './group-categories.ts';
import { routeDisplayName } from './route-name.ts';

describe('the display name', () => {
  const groups = [
    { uuid: 'men', categories: ['m1', 'm2'] },
    { uuid: 'women', categories: ['w1'] },
    { uuid: 'kids', categories: ['k1'] },
  ];
  const route = {
    name: 'Moonlight',
    circuitNumber: '17',
    displayRouteGroupMapping: { women: { name: null, number: 4 }, men: { name: 'A', number: 9 } },
  };
  const unmapped = { ...route, displayRouteGroupMapping: {} };

  it.each([
    ['name in its route group', route, { routeGroup: 'men' }, 'A'],
    ['number in its route group', route, { routeGroup: 'women' }, '4'],
    ['name for a category', route, { category: 'm2' }, 'A'],
    ['number for a category', route, { category: 'w1' }, '4'],
    ['all names, in the order of the groups', route, {}, 'A/4'],
    ['all names for a category that has none', route, { category: 'k1' }, 'A/4'],
    ['own name', unmapped, { category: 'm1' }, 'Moonlight'],
    ['circuit number', { ...unmapped, name: '' }, {}, '17'],
    ['nothing', { ...unmapped, name: '', circuitNumber: '' }, {}, ''],
  ])('is its %s', (_what, named, context, expected) => {
    expect(routeDisplayName(named, { ...context, groups })).toBe(expected);
  });

  it('is for a category its name in a group that names no category, after one that names it', () => {
    const open = { uuid: 'all', categories: [] };
    const all = { name: null, number: 30 };
    const of = (mapping: typeof route.displayRouteGroupMapping | Record<string, typeof all>) =>
      routeDisplayName(
        { ...route, displayRouteGroupMapping: mapping },
        { category: 'm1', groups: [open, ...groups] },
      );
    expect(of({ ...route.displayRouteGroupMapping, all })).toBe('A');
    expect(of({ women: route.displayRouteGroupMapping.women, all })).toBe('30');
  });

  it('says once what is the same in several groups, and knows groups that it is not told of', () => {
    const same = { name: null, number: 4 };
    const mapping = {
      men: same,
      women: same,
      other: { name: 'X', number: null },
      none: { name: null, number: null },
    };
    expect(routeDisplayName({ ...route, displayRouteGroupMapping: mapping }, { groups })).toBe('4/X');
  });
});

it.each([
  ['names the category', ['m1'], true, true],
  ['names the category of a later stage', ['m1'], false, true],
  ['names another', ['w1'], true, false],
  ['names none, in the first stage', [], true, true],
  ['names none, in a later stage', [], false, false],
])('a category and a group that %s', (_what, categories, firstStage, expected) =>
  expect(climbsGroup({ categories }, 'm1', firstStage)).toBe(expected),
);

it.each([
  ['', ['white']],
  [' : ', ['white']],
  ['red', ['red']],
  ['#ff0000: blue', ['#ff0000', 'blue']],
])('takes the colours of "%s"', (colors, expected) => expect(routeColors(colors)).toEqual(expected));

describe('numbering', () => {
  const routes = [
    { route: 'a', number: 1 },
    { route: 'b', number: 3 },
    { route: 'c', number: null },
  ];

  it('offers 1 up to the count of routes', () => expect(numberChoices(routes)).toEqual([1, 2, 3]));

  it.each([
    ['a free number', 'a', 2, [{ route: 'a', number: 2 }]],
    [
      'a held number, which is swapped',
      'a',
      3,
      [
        { route: 'a', number: 3 },
        { route: 'b', number: 1 },
      ],
    ],
    [
      'a held number for none',
      'c',
      1,
      [
        { route: 'c', number: 1 },
        { route: 'a', number: null },
      ],
    ],
    ['the number it has', 'a', 1, []],
  ])('gives %s', (_name, route, number, changes) => expect(renumber(routes, route, number)).toEqual(changes));

  it('suggests the first unused number', () => {
    expect([suggestedNumber(routes), suggestedNumber([])]).toEqual([2, 1]);
  });

  it('flags a route that is in more groups than it has numbers for', () => {
    const mapping = { men: { number: 1 }, women: { number: null } };
    expect(
      [['men'], ['men', 'women'], ['men', 'kids'], []].map((groups) => lacksNumbers(groups, mapping)),
    ).toEqual([false, true, true, false]);
  });
});

it('has a route in one area at most', () => {
  const judgingGroups = [
    { uuid: 'left', routes: ['a', 'b'], name: 'Left' },
    { uuid: 'right', routes: ['c'], name: 'Right' },
  ];
  const after = (group: string | null) =>
    assignRoute(judgingGroups, 'a', group).map(({ routes }) => routes.join(''));
  expect([after('right'), after('left'), after(null)]).toEqual([
    ['b', 'ca'],
    ['ab', 'c'],
    ['b', 'c'],
  ]);
});
