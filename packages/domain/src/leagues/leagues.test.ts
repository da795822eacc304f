import type { Discipline } from '../vocabulary.ts';
import { countingParts, type CountingRules, inEnoughDisciplines } from './counting.ts';
import { disciplineOf } from './disciplines.ts';
import { isOfAge, placesAmong } from './eligible.ts';

const all: CountingRules = {
  bestOf: null,
  leaveOut: null,
  mostBoulder: null,
  mostLead: null,
  mostSpeed: null,
  leastDisciplines: null,
};
const parts = (...of: [Discipline | null, number][]) =>
  of.map(([discipline, points]) => ({ discipline, points }));
const counts = (of: ReturnType<typeof parts>, rules: Partial<CountingRules>, competitions = of.length) => {
  const counting = countingParts(of, competitions, { ...all, ...rules });
  return of.map((part) => counting.has(part));
};

it('counts everything without limits', () => {
  expect(counts(parts(['LEAD', 1], ['LEAD', 0]), {})).toEqual([true, true]);
});

it('counts the later of equal points: of two thirds the one in October', () => {
  expect(counts(parts(['LEAD', 65], ['LEAD', 100], ['LEAD', 65]), { bestOf: 2 })).toEqual([
    false,
    true,
    true,
  ]);
});

it('counts one less than there are competitions, taken part or not', () => {
  expect(counts(parts([null, 5], [null, 9]), { leaveOut: 1 })).toEqual([false, true]);
  expect(counts(parts([null, 5], [null, 9]), { leaveOut: 1 }, 3)).toEqual([true, true]);
  expect(counts(parts([null, 5]), { leaveOut: 3 })).toEqual([true]);
});

it('counts so many of each discipline, as in the German cup', () => {
  const of = parts(
    ['BOULDER', 100],
    ['BOULDER', 80],
    ['BOULDER', 100],
    ['LEAD', 51],
    ['SPEED', 55],
    ['LEAD', 55],
    ['SPEED', 51],
  );
  const rules = { mostBoulder: 2, mostLead: 2, mostSpeed: 1 };
  expect(counts(of, rules)).toEqual([true, false, true, true, true, true, false]);
  expect(of.filter((_, index) => counts(of, rules)[index]).reduce((sum, { points }) => sum + points, 0)).toBe(
    361,
  );
});

it.each<[number | null, boolean]>([
  [null, true],
  [2, true],
  [3, false],
])('asks for results in %p disciplines; one without points is one', (leastDisciplines, enough) => {
  const of = parts(['LEAD', 100], ['LEAD', 80], ['SPEED', 0], [null, 40]);
  expect(inEnoughDisciplines(of, { leastDisciplines })).toBe(enough);
});

it.each([
  [['IFSC_RANKING'], 'BOULDER'],
  [['IFSC_SPORT', 'IFSC_LEAD'], 'LEAD'],
  [['IFSC_SPEED', 'IFSC_SPEED_FINAL'], 'SPEED'],
  [['IFSC_RANKING', 'IFSC_LEAD'], null],
  [['DEFAULT'], null],
  [[], null],
] as const)('knows the discipline of %j', (systems, discipline) =>
  expect(disciplineOf(systems)).toBe(discipline),
);

it('takes guests out before it gives places', () => {
  const places = [1, 2, 2, 4].map((position, index) => ({ position, user: 'abcd'[index] }));
  expect(placesAmong(places, ({ user }) => user !== 'a').map(({ position }) => position)).toEqual([1, 1, 3]);
});

it.each([
  [2009, false],
  [2010, true],
  [2011, true],
  [2012, false],
  [null, false],
])('has somebody born in %p of U16: %p', (year, is) =>
  expect(isOfAge(year, { name: 'U16', from: 2010, to: 2011 })).toBe(is),
);
