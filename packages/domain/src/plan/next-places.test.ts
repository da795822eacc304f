import { nextPlaces } from './next-places.ts';
import { placesOf } from './places.ts';
import { type PlanFormat, planPresets, type StagePlan } from './stage-plan.ts';

const routes = ['r1', 'r2'];
const planOf = (format: PlanFormat, order: readonly (string | null)[]): StagePlan => ({
  ...planPresets[format],
  format,
  together: true,
  split: false,
  startsAt: 0,
  lists: [{ category: 'c', group: null, order }],
});
const next = (plan: StagePlan, slot: number, gone: readonly string[] = []) =>
  nextPlaces(
    placesOf(plan, () => routes),
    slot,
    (entry) => !gone.includes(entry),
  ).map(({ route, entry }) => `${route} ${entry}`);

const final = planOf('FINAL', ['a', 'b', 'c']);

it('names those who come on the route that is climbed next, and nobody of the others', () => {
  expect(next(final, 0)).toEqual(['r1 a', 'r1 b', 'r1 c']);
  expect(next(final, 1)).toEqual(['r1 b', 'r1 c']);
  expect(next(final, 3)).toEqual(['r2 a', 'r2 b', 'r2 c']);
  expect(next(final, 6)).toEqual([]);
});

it('names both routes where two are climbed at once', () =>
  expect(next(planOf('ROTATION_5', ['a', 'b', 'c', 'd']), 3)).toEqual(['r1 d', 'r2 b', 'r2 c', 'r2 d']));

it('passes over gaps and those who do not start', () => {
  expect(next(planOf('FINAL', ['a', null, 'c']), 1)).toEqual(['r1 c']);
  expect(next(final, 1, ['b'])).toEqual(['r1 c']);
});
