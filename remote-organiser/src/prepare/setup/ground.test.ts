import { groundOf } from './ground.ts';

const clear = [0, 0, 0, 0];
const white = [255, 255, 255, 255];
const black = [10, 10, 10, 255];
const red = [200, 30, 40, 255];
const pixels = (...of: [times: number, pixel: readonly number[]][]) =>
  of.flatMap(([times, pixel]) => Array.from({ length: times }, () => pixel).flat());

it.each([
  ['a white logo on nothing', pixels([90, clear], [10, white]), 'dark'],
  ['white letters beside a red mark', pixels([80, clear], [8, white], [12, red]), 'dark'],
  ['a black logo on nothing', pixels([90, clear], [10, black]), 'white'],
  ['black letters with a little white', pixels([80, clear], [6, white], [14, black]), 'white'],
  ['a red logo on nothing', pixels([90, clear], [10, red]), 'white'],
  ['a photograph of snow', pixels([95, white], [5, black]), 'white'],
  ['nothing at all', pixels([10, clear]), 'white'],
])('chooses the ground of %s', (_what, of, ground) => expect(groundOf(of)).toBe(ground));
