import { nextPin } from './next-pin.ts';

const pins = [
  { id: 'far right', x: 90, y: 10 },
  { id: 'right', x: 40, y: 14 },
  { id: 'below right', x: 20, y: 60 },
  { id: 'below', x: 12, y: 50 },
  { id: 'here', x: 10, y: 10 },
];

it.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'below'],
  ['ArrowLeft', undefined],
  ['ArrowUp', undefined],
] as const)('%s leads to %s', (key, id) => {
  expect(nextPin(pins, { x: 10, y: 10 }, key)?.id).toBe(id);
});

it('leads back by the opposite key', () => {
  expect(nextPin(pins, { x: 40, y: 14 }, 'ArrowLeft')?.id).toBe('here');
});
