import type { SeriesFile } from './series-file.ts';
import { seriesProblem } from './series-problem.ts';

const cup = (id: number, ...places: [number | null, number][]) => ({
  id,
  date: '2026-05-01',
  name: `Cup ${id}`,
  discipline: 'lead',
  places,
});
const aSeries = (more: Partial<SeriesFile> = {}): SeriesFile => ({
  series: 'Cups',
  category: 'Women',
  rules: { place_points: [10, 8], tied_places: 'full' },
  persons: [{ id: 1 }, { id: 2 }],
  competitions: [cup(1, [1, 1], [2, 2]), cup(2, [1, 2])],
  ...more,
});

it.each<[string | null, Partial<SeriesFile>]>([
  [null, {}],
  [null, { competitions: [cup(1), cup(2, [null, 1], [1, 2])] }],
  [
    'The name of 2 is too long.',
    {
      persons: [
        { id: 1, name: null },
        { id: 2, name: 'x'.repeat(101) },
      ],
    },
  ],
  ['The competition 1 has no name.', { competitions: [{ ...cup(1, [1, 1]), name: ' ' }] }],
  ['Cup 1 has a place 250: places end at 249.', { competitions: [cup(1, [250, 1])] }],
  ['2 is twice among the persons.', { persons: [{ id: 1 }, { id: 2 }, { id: '2' }] }],
  ['The competition 1 is in the series twice.', { competitions: [cup(1, [1, 1]), cup(1, [1, 2])] }],
  ['Cup 1 has two places for 2.', { competitions: [cup(1, [1, 2], [2, 2])] }],
  ['Cup 1 has a place for 3, who is not among the persons.', { competitions: [cup(1, [1, 3])] }],
])('says %s', (problem, more) => expect(seriesProblem(aSeries(more))).toBe(problem));
