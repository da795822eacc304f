import { inSlices } from './in-slices.ts';

it('lets other work go between, and leaves nobody out', async () => {
  const many = Array.from({ length: 250 }, (_, index) => index);
  const seen: number[] = [];
  const between: number[] = [];
  const other = () => {
    between.push(seen.length);
    if (seen.length < many.length) setImmediate(other);
  };
  setImmediate(other);
  await inSlices(many, (one) => seen.push(one));
  expect(seen).toEqual(many);
  expect(between.slice(0, 2)).toEqual([100, 200]);
});
