import { holdLook } from './hold-look.ts';

const circuit = [
  '#d23c34',
  '#3f9b58',
  '#f2c230',
  '#2f6fc4',
  '#ef7f2a',
  '#7d4bb3',
  '#e86aa6',
  '#63c9b0',
  '#26242a',
  '#ffffff',
  '#8d8f93',
  '#7a4a22',
];

it('gives each of the twelve colours a shape of its own', () => {
  expect(new Set(circuit.map((colour) => holdLook([colour]).shape)).size).toBe(12);
});

it.each([
  [['#d23c34', '#3f9b58'], 'octagon'],
  [['red'], 'octagon'],
  [['white'], 'ring'],
  [['papayawhip'], 'circle'],
] as const)('draws %j as a %s', (colors, shape) => expect(holdLook(colors).shape).toBe(shape));

it.each([
  [['#d23c34'], 'white'],
  [['#2f6fc4'], 'white'],
  [['#7d4bb3'], 'white'],
  [['#3f9b58'], 'ink'],
  [['#f2c230'], 'ink'],
  [['#ef7f2a'], 'ink'],
  [['#e86aa6', '#ffffff'], 'ink'],
  [['#2f6fc4', '#ef7f2a'], 'rimmed'],
  [['red'], 'rimmed'],
] as const)('writes on %j in %s', (colors, text) => expect(holdLook(colors).text).toBe(text));
