import { Turn } from './turn.ts';

const calm = { seconds: 10, paused: false, step: 0 };
let turn: Turn;
beforeEach(() => {
  turn = new Turn();
});

it('shows each picture for its time, and begins anew after the last', () => {
  const at = (seconds: number) => turn.at(['now', 'top'], calm, seconds * 1_000);
  expect([0, 9, 10, 19, 20].map(at)).toEqual([0, 0, 1, 1, 0]);
});

it('stays while it is paused, and is turned by the desk', () => {
  const at = (seconds: number, step: number) =>
    turn.at(['now', 'top', 'board'], { ...calm, paused: true, step }, seconds * 1_000);
  expect(at(0, 4)).toBe(0);
  expect(at(60, 4)).toBe(0);
  expect(at(61, 5)).toBe(1);
  expect(at(62, 3)).toBe(2);
});

it('keeps its picture when another comes before it, and takes the next one when it goes', () => {
  expect(turn.at(['now', 'top'], { ...calm, step: 0 }, 0)).toBe(0);
  expect(turn.at(['last', 'now', 'top'], calm, 1_000)).toBe(1);
  expect(turn.at(['last', 'top'], calm, 2_000)).toBe(1);
  expect(turn.at(['last', 'top'], calm, 11_000)).toBe(1);
});

it('shows nothing where there is nothing', () => {
  expect(turn.at([], calm, 0)).toBe(-1);
});
