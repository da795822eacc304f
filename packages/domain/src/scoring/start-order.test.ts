import { startOrder } from './start-order.ts';

it('starts the best ranked last, then the better seeded, then by lot', () => {
  const lots = [0.9, 0.1, 0.5, 0.3, 0.2];
  const draw = () => lots.shift() ?? 0;
  const starters = [
    { entry: 'first', rank: 1, seed: 4 },
    { entry: 'third, seeded', rank: 3, seed: 1 },
    { entry: 'third, late lot', rank: 3, seed: null },
    { entry: 'third, early lot', rank: 3, seed: null },
    { entry: 'third, seeded less', rank: 3, seed: 9 },
  ];
  expect(startOrder(starters, draw)).toEqual([
    'third, early lot',
    'third, late lot',
    'third, seeded less',
    'third, seeded',
    'first',
  ]);
});
