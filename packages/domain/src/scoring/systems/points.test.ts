import { defaultScoringSettings } from '../../competition/settings.ts';
import {
  aBoulder,
  anEntry,
  aSportRoute,
  board,
  boulderResult as b,
  boulders,
  climbed,
  places,
  scoreTexts,
  sportResult as s,
} from '../../testing/board-builders.ts';
import { leadTenths } from './lead-points.ts';
import { routePoints } from './points.ts';

const points = (marks: string, zones: number, settings = {}) =>
  routePoints(b(marks), aBoulder('1', zones), { ...defaultScoringSettings, ...settings });

describe('a boulder by default', () => {
  it.each([
    ['1/1', 1, 250],
    ['1/2', 1, 249],
    ['3/-', 1, 98],
    ['-/-', 1, 0],
    ['3/7/7', 2, 244],
    ['1/11/-', 2, 90],
    ['2/-/-', 2, 49],
    ['-/-', 0, 0],
  ])('gives for %s with %i zones %i', (marks, zones, expected) =>
    expect(points(marks, zones)).toBe(expected),
  );

  it('never gives less than 0', () => {
    expect(points('90/-', 1, { attemptPenalty: 5 })).toBe(0);
    expect(points('1/90', 1, { attemptPenalty: 5 })).toBe(0);
  });

  it('gives the bonus to a flash only', () => {
    expect([points('1/1', 1, { flashBonus: 20 }), points('1/2', 1, { flashBonus: 20 })]).toEqual([270, 249]);
  });
});

describe('points of gyms', () => {
  it.each([
    ['1/1', 10],
    ['1/2', 7],
    ['1/3', 4],
    ['1/4', 1],
    ['1/9', 1],
    ['3/-', 1],
  ])('come from a table by attempt: %s gives %i', (marks, expected) =>
    expect(points(marks, 1, { attemptPoints: [10, 7, 4, 1], pointsPerZone: 1, attemptPenalty: 0 })).toBe(
      expected,
    ),
  );

  it('give a flash a percentage more, of what the top gives', () => {
    const settings = { flashPercent: 20, routePoints: { 1: 500 } };
    expect([points('1/1', 1, settings), points('1/2', 1, settings)]).toEqual([600, 499]);
    expect(points('1/1', 1, { flashPercent: 10, flashBonus: 5, attemptPoints: [10, 7] })).toBe(16);
  });

  it('leave a route the value of its own, whatever a table says', () => {
    const settings = { attemptPoints: [10, 7], routePoints: { 1: 3000 } };
    expect([points('1/1', 1, settings), points('1/2', 1, settings)]).toEqual([3000, 2999]);
  });

  it('of a ladder are the highest zone’s: 5, 10 and 25', () => {
    const ladder = { pointsPerZone1: 5, pointsPerZone2: 10, pointsPerTop: 25, attemptPenalty: 0 };
    expect(['1/-/-', '1/2/-', '1/2/8'].map((marks) => points(marks, 2, ladder))).toEqual([5, 10, 25]);
  });

  it('of a table are shared like others', () => {
    const entries = [climbed('A', [b('1/1')]), climbed('B', [b('1/2')])];
    const rows = board('DEFAULT', boulders(1), entries, { sharedPoints: true, attemptPoints: [10, 6] });
    expect(rows.map(({ score }) => score)).toEqual([5, 3]);
  });
});

describe('a sport route by default', () => {
  it.each([
    ['47+', 49, 921],
    ['TOP', 49, 1000],
    ['TOP', 12, 1000],
    ['9', 49, 0],
    ['9+', 49, 0],
    ['10', 49, 10],
    ['10+', 49, 11],
    ['19', 49, 100],
    ['20', 49, 120],
    ['29', 49, 300],
    ['39', 49, 600],
    ['48', 49, 960],
    ['0', 30, 0],
    ['0+', 30, 0],
    ['1', 30, 120],
    ['29', 30, 960],
  ])('gives for %s of %i holds %i', (text, holds, expected) => {
    expect(routePoints(s(text), aSportRoute('1', holds), defaultScoringSettings)).toBe(expected);
  });

  it('never gives less for a higher hold', () => {
    for (const holds of [1, 12, 40, 60]) {
      const table = Array.from({ length: holds }, (_, hold) =>
        [false, true].map((plus) => leadTenths({ top: null, hold, plus }, holds)),
      );
      const flat = [...table.flat(), 1000];
      expect(flat).toEqual(flat.toSorted((a, b) => a - b));
    }
  });
});

it('gives a route the value it has of its own', () => {
  const routePoints = { 1: 3000, s: 500 };
  expect([points('1/2', 1, { routePoints }), points('1/-', 1, { routePoints })]).toEqual([2999, 100]);
  expect(points('1/1', 1, { routePoints: { 2: 3000 } })).toBe(250);
  const rows = board('DEFAULT', [aSportRoute('s', 49)], [anEntry('A', { s: s('48') })], { routePoints });
  expect(scoreTexts(rows)).toEqual(['480 pts']);
});

it('adds boulders and sport routes', () => {
  const entry = anEntry('A', { b: b('1/2'), s: s('47+') });
  const rows = board('DEFAULT', [aBoulder('b'), aSportRoute('s', 49)], [entry]);
  expect(scoreTexts(rows)).toEqual(['1170 pts']);
});

it('adds the best n routes only', () => {
  const entry = climbed('A', [b('1/-'), b('1/1'), b('1/2'), b('2/-')]);
  const total = (bestN: number | null) => board('DEFAULT', boulders(4), [entry], { bestN })[0]?.score;
  expect([total(1), total(2), total(3), total(9), total(null)]).toEqual([250, 499, 599, 698, 698]);
});

it('shares the value that a route has of its own', () => {
  const entries = [climbed('A', [b('1/1')]), climbed('B', [b('1/1')])];
  const rows = board('DEFAULT', boulders(1), entries, {
    sharedPoints: true,
    attemptPenalty: 0,
    routePoints: { 1: 600 },
  });
  expect(rows.map(({ score }) => score)).toEqual([300, 300]);
});

describe('shared points', () => {
  const settings = { sharedPoints: true, pointsPerTop: 1000, pointsPerZone: 500, attemptPenalty: 0 };

  it('divide a route among those who topped it, and zones among those who reached them', () => {
    const rows = board(
      'DEFAULT',
      boulders(2),
      [
        climbed('A', [b('1/1'), b('1/1')]),
        climbed('B', [b('1/1'), b('1/-')]),
        climbed('C', [b('1/-'), null]),
        climbed('D', [b('1/1'), b('-/-')]),
      ],
      settings,
    );
    expect(rows.map(({ entry, score }) => [entry, score])).toEqual([
      ['A', 1333.333333],
      ['B', 583.333333],
      ['D', 333.333333],
      ['C', 125],
    ]);
    expect(rows.map(({ scoreText }) => scoreText)).toEqual(['1333 pts', '583 pts', '333 pts', '125 pts']);
  });

  it('are equal where they are equal as fractions: three thirds are one', () => {
    const thirds = ['A', 'x', 'y'].map((uuid) => climbed(uuid, [b('1/1'), b('1/1'), b('1/1'), null]));
    const rows = board(
      'DEFAULT',
      boulders(4),
      [...thirds, climbed('B', [null, null, null, b('1/1')])],
      settings,
    );
    expect(places(rows)).toEqual(['A 1', 'B 1', 'x 1', 'y 1']);
  });

  it('share sport routes among those who topped, so that a top is worth most', () => {
    const rows = board(
      'DEFAULT',
      [aSportRoute('1', 50)],
      [climbed('A', [s('TOP')]), climbed('B', [s('TOP')]), climbed('C', [s('49')])],
      settings,
    );
    expect(rows.map(({ score }) => score)).toEqual([500, 500, 480]);
  });

  it('share each zone of two', () => {
    const two = { ...settings, pointsPerZone1: 100, pointsPerZone2: 200 };
    const entries = [climbed('A', [b('1/1/1')]), climbed('B', [b('1/1/-')]), climbed('C', [b('1/-/-')])];
    const rows = board('DEFAULT', boulders(1, 2), entries, two);
    expect(rows.map(({ score }) => score)).toEqual([1000, 100, 33.333333]);
  });
});
