import { watchGrowth } from './growth.ts';

it('tells early, and then each time there is several times as much', async () => {
  const told: number[] = [];
  let rows = 0;
  const { grew, settled } = watchGrowth(async () => told.push(rows));
  for (rows = 1; rows <= 10_000; rows += 1) {
    grew(1);
    await settled();
  }
  expect(told).toEqual([100, 400, 1600, 6400]);
});
