import { board, boulderResult as b, boulders, climbed, places } from '../../testing/board-builders.ts';

const topsOnly = { pointsPerTop: 1, pointsPerZone: 0, attemptPenalty: 0 };
const three = boulders(3);

it('leaves equal points equal unless it is told otherwise', () => {
  const entries = [climbed('A', [b('1/3')]), climbed('B', [b('1/1')])];
  expect(places(board('DEFAULT', three, entries, topsOnly))).toEqual(['A 1', 'B 1']);
});

it('splits tops alone by falls', () => {
  const entries = [
    climbed('A', [b('1/3'), b('1/1'), b('4/-')]),
    climbed('B', [b('1/1'), b('1/2'), null]),
    climbed('C', [b('1/2'), b('1/1'), b('-/-')]),
    climbed('D', [b('1/1'), null, null]),
  ];
  const rows = board('DEFAULT', three, entries, { ...topsOnly, pointsTieBreak: 'falls' });
  expect(places(rows)).toEqual(['B 1', 'C 1', 'A 3', 'D 4']);
});

it('splits tops alone by flashes, then by falls', () => {
  const entries = [
    climbed('A', [b('1/1'), b('1/4'), null]),
    climbed('B', [b('1/2'), b('1/2'), null]),
    climbed('C', [b('1/1'), b('1/3'), null]),
  ];
  const rows = board('DEFAULT', three, entries, { ...topsOnly, pointsTieBreak: 'flashes' });
  expect(places(rows)).toEqual(['C 1', 'A 2', 'B 3']);
});

describe('the best three of five', () => {
  const routes = boulders(5);
  const settings = {
    bestN: 3,
    attemptPenalty: 0,
    pointsTieBreak: 'falls' as const,
    routePoints: { 1: 900, 2: 850, 3: 700, 4: 700, 5: 300 },
  };
  const example = climbed('Example', [b('1/3'), b('1/1'), b('1/2'), b('1/5'), b('1/1')]);

  it.each([
    ['more falls on those', [b('1/3'), b('1/3'), b('1/2'), b('1/1'), null], 'Example 1'],
    ['fewer falls on those', [b('1/3'), b('1/1'), b('1/1'), b('1/9'), null], 'Other 1'],
    ['a worse next route', [b('1/3'), b('1/1'), b('1/2'), null, b('1/1')], 'Example 1'],
    ['fewer falls on the next one', [b('1/3'), b('1/1'), b('1/4'), b('1/2'), null], 'Other 1'],
  ] as const)('has the example ahead of or behind %s', (_name, results, ahead) => {
    const rows = board('DEFAULT', routes, [example, climbed('Other', [...results])], settings);
    expect(rows.map(({ score }) => score)).toEqual([2450, 2450]);
    expect(places(rows)[0]).toBe(ahead);
  });
});

it('comes after the round before', () => {
  const entries = [
    climbed('A', [b('1/1'), null, null], { previousRanks: [2] }),
    climbed('B', [b('1/5'), null, null], { previousRanks: [1] }),
  ];
  const rows = board('DEFAULT', three, entries, { ...topsOnly, pointsTieBreak: 'falls' });
  expect(places(rows)).toEqual(['B 1', 'A 2']);
});

it('follows what each shared route gives now', () => {
  const shared = {
    sharedPoints: true,
    pointsPerTop: 900,
    attemptPenalty: 0,
    bestN: 1,
    pointsTieBreak: 'falls' as const,
  };
  const entries = [
    climbed('A', [b('1/1'), b('1/1'), null]),
    climbed('B', [b('1/1'), null, b('1/1')]),
    climbed('C', [null, b('1/1'), b('1/1')]),
    climbed('D', [b('1/1'), null, null]),
  ];
  // Route 1 gives 300, routes 2 and 3 give 450: next of A and B is 300, of C 450.
  expect(places(board('DEFAULT', three, entries, shared))).toEqual(['C 1', 'A 2', 'B 2', 'D 4']);
});
