import { HeightTile } from '../marks/height-tile.tsx';
import { Tile } from '../marks/tile.tsx';
import { inStates } from './specimen.ts';

/** Every result, with what is written on it. */
const marks = [
  ['F', 'flash', 1],
  ['T', 'top', 3],
  ['Z', 'second zone', 2],
  ['z', 'zone', 2],
  ['y', 'first zone', 4],
  ['5', 'half of a sport route', undefined],
  ['-', 'tried', undefined],
  ['.', 'not tried', undefined],
] as const;

/** Pixels: legend, attempts, board, feed, judge's rows, figure. */
const widths = [18, 23, 25, 28, 36, 44];

const green = { colors: ['#3f9b58'], text: 'ink' } as const;
const mixed = { colors: ['#2f6fc4', '#ef7f2a'], text: 'rimmed' } as const;

export const results = [
  ...inStates(
    marks,
    ([, name]) => name,
    ([mark, , attempt]) =>
      widths.map((width) => (
        <Tile key={width} mark={mark} width={width}>
          {attempt}
        </Tile>
      )),
  ),
  ...inStates(
    marks,
    ([, name]) => `${name}, in colours`,
    ([mark, , attempt]) =>
      [green, mixed].map((look) => (
        <Tile key={look.text} mark={mark} width={36} look={look}>
          {attempt}
        </Tile>
      )),
  ),
  ...inStates(
    ['T', 'Z1', '+4', '+12'],
    (letter) => `the letter ${letter}`,
    (letter) => (
      <Tile mark={letter === 'T' ? 'T' : 'z'} width={36}>
        {letter}
      </Tile>
    ),
  ),
  ...inStates(
    [null, 0, 0.3, 0.7, 1],
    (reached) => `height ${reached ?? 'of nobody'}`,
    (reached) => [green, mixed].map((look) => <HeightTile key={look.text} reached={reached} look={look} />),
  ),
];
