import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdLook } from '@topout/domain';
import { contrast, hexToRgb, mixed, type Rgb } from './testing.ts';
import { holdColours } from '../kit/hold-colours.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** A colour of a theme. */
function token(theme: 'light' | 'dark', name: string): Rgb {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`)).split('}')[0] ?? '';
  return hexToRgb(new RegExp(`--${name}: (#\\w{6});`).exec(block)?.[1] ?? '');
}

const words = Object.entries(holdColours);
const grounds = ['page', 'surface', 'surface-raised'];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const ink = token(theme, 'ink');

  /** As `marks.module.css` mixes them: 55 % of the hold around a hold, 50 % around what it fills. */
  it.each(words.flatMap(([word, color]) => [55, 50].map((share) => [word, share, color] as const)))(
    'the outline of %s at %s %% is seen on page and surface',
    (_word, share, color) => {
      const outline = mixed(hexToRgb(color), share / 100, ink);
      const seen = grounds.map((ground) => contrast(outline, token(theme, ground)));
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['top', 'half', 'line-strong'])('%s, black and white, is seen on page and surface', (name) => {
    const seen = grounds.map((ground) => contrast(token(theme, name), token(theme, ground)));
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(3);
  });
});

const written: Readonly<Record<string, Rgb>> = { white: [255, 255, 255], ink: hexToRgb('#12171b') };

it.each(
  words.flatMap(([one, first]) => words.map(([other, second]) => [one, other, first, second] as const)),
)('the number on %s and %s is readable on both, or has a rim', (_one, _other, first, second) => {
  const { text } = holdLook([first, second]);
  const color = written[text];
  const least = color
    ? Math.min(...[first, second].map((hold) => contrast(color, hexToRgb(hold))))
    : contrast([255, 255, 255], hexToRgb('#12171b'));
  expect(least).toBeGreaterThanOrEqual(4.5);
});
