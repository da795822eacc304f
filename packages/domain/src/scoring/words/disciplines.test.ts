import { defaultScoringSettings } from '../../competition/settings.ts';
import {
  aBoulder,
  anEntry,
  aSportRoute,
  board,
  boulderResult as b,
  climbed,
  sportResult as s,
  sportRoutes,
} from '../../testing/board-builders.ts';
import { whyAhead } from '../why-ahead.ts';
import { disciplineFigures } from './disciplines.ts';

const begun = () => true;
const routes = [aBoulder('1'), aBoulder('2'), aSportRoute('lead', 40)];

it('takes combined points apart', () => {
  expect(
    disciplineFigures('IFSC_COMBINED', routes, begun, '80.0 (20.0 + 60.0)', '65.0 (35.0 + 30.0)'),
  ).toEqual([
    { climbType: 'BOULDER', route: null, ahead: '20.0', behind: '35.0' },
    { climbType: 'SPORT', route: null, ahead: '60.0', behind: '30.0' },
  ]);
});

it('takes products of places apart, sport routes first', () => {
  expect(disciplineFigures('IFSC_COMBINED_RANKS', routes, begun, '4 (1 × 4)', '6.25 (2.5 × 2.5)')).toEqual([
    { climbType: 'SPORT', route: 'lead', ahead: '1', behind: '2.5' },
    { climbType: 'BOULDER', route: null, ahead: '4', behind: '2.5' },
  ]);
});

it('leaves out a discipline that nobody has begun, as the score does', () => {
  const boulders = (route: string) => route !== 'lead';
  expect(disciplineFigures('IFSC_COMBINED_RANKS', routes, boulders, '1 (1)', '2 (2)')).toEqual([
    { climbType: 'BOULDER', route: null, ahead: '1', behind: '2' },
  ]);
});

it('has nothing to tell of other scores, or of one without parts', () => {
  expect(disciplineFigures('DEFAULT', routes, begun, '250 pts', '100 pts')).toEqual([]);
  expect(disciplineFigures('IFSC_COMBINED', routes, begun, '80.0 (20.0 + 60.0)', '')).toEqual([]);
});

/** Why the first is ahead of the second, of a whole board. */
function why(
  system: 'IFSC_COMBINED' | 'IFSC_COMBINED_RANKS',
  on: typeof routes,
  entries: readonly ReturnType<typeof anEntry>[],
) {
  const rows = board(system, on, entries);
  const of = (name: string) => {
    const row = rows.find((one) => one.entry === name);
    const entry = entries.find(({ uuid }) => uuid === name);
    if (!row || !entry) throw new Error('is on the board');
    return { row, entry };
  };
  const level = rows.filter(({ score }) => score === of('A').row.score).length;
  return whyAhead(system, defaultScoringSettings, of('A'), of('B'), level);
}

const placed = (name: string, of: readonly number[], before: number) =>
  climbed(
    name,
    of.map((place) => s(String(40 - place))),
    { previousRanks: [before] },
  );

it('says that being ahead in more disciplines parts exactly two equal products', () => {
  const two = [placed('A', [4, 2, 2], 2), placed('B', [1, 4, 4], 1)];
  const others = [placed('C', [2, 1, 3], 3), placed('D', [3, 3, 1], 4)];
  expect(why('IFSC_COMBINED_RANKS', sportRoutes(3), [...two, ...others])).toEqual({ by: 'disciplines' });
});

it('leaves three equal products to count-back', () => {
  const three = [placed('B', [1, 2, 3], 2), placed('A', [2, 3, 1], 1), placed('C', [3, 1, 2], 3)];
  expect(why('IFSC_COMBINED_RANKS', sportRoutes(3), three)).toEqual({ by: 'countBack', ahead: 1, behind: 2 });
});

it('says that the higher lead parts equal points', () => {
  const more = anEntry('A', { 1: b('1/1/2'), lead: s('37+') });
  const less = anEntry('B', { 1: b('1/1/1'), lead: s('37') });
  expect(why('IFSC_COMBINED', [aBoulder('1', 2), aSportRoute('lead', 40)], [less, more])).toEqual({
    by: 'leadHeight',
  });
});
