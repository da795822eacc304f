import { newId } from './new-id.ts';

it('makes a uuid v7 of the time given', () => {
  expect(newId(0x0198a5c00000)).toMatch(/^0198a5c0-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('makes ids that sort by time and never repeat', () => {
  const ids = [1, 2, 3].map((second) => newId(second * 1_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(1))).size).toBe(1_000);
});
