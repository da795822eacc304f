import { newId } from './ids.ts';

it('makes ids in order, also within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
