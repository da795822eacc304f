import { luminanceOf, ratioOf } from '../competition/contrast.ts';
import { colourWord, rgbOf } from './colour-word.ts';

/** The silhouette of a route's marker: one for each colour, so that red and green differ for everybody. */
export type HoldShape =
  | 'octagon'
  | 'circle'
  | 'diamond'
  | 'square'
  | 'hexagon'
  | 'leaf'
  | 'shield'
  | 'pentagon'
  | 'trapezoid'
  | 'ring'
  | 'bar'
  | 'bucket';

export interface HoldLook {
  readonly shape: HoldShape;
  /** CSS colours; the first one leads, the others fill the lower right. */
  readonly colors: readonly string[];
  /** What can be read on all of them; `rimmed` is ink with a white rim. */
  readonly text: 'white' | 'ink' | 'rimmed';
}

const shapes: Readonly<Record<string, HoldShape>> = {
  Red: 'octagon',
  Green: 'circle',
  Yellow: 'diamond',
  Blue: 'square',
  Orange: 'hexagon',
  Purple: 'leaf',
  Pink: 'shield',
  Turquoise: 'pentagon',
  Black: 'trapezoid',
  White: 'ring',
  Grey: 'bar',
  Brown: 'bucket',
};

/** Contrast that WCAG 2.2 asks of text. */
const readable = 4.5;

/** Of `#12171b`, the ink on light holds. */
const inkLuminance = 0.0083;

/** How the holds of a route are drawn. @param colors CSS colours, as `routeColors` gives them */
export function holdLook(colors: readonly string[]): HoldLook {
  const word = colourWord(colors[0] ?? 'white');
  return { shape: shapes[word] ?? 'circle', colors, text: textOn(colors) };
}

function textOn(colors: readonly string[]): HoldLook['text'] {
  const lights = colors.map((color) => (color === 'white' ? 1 : lightOf(color)));
  const all = (test: (light: number) => boolean) => lights.every((light) => light !== null && test(light));
  if (all((light) => ratioOf(1, light) >= readable)) return 'white';
  return all((light) => ratioOf(light, inkLuminance) >= readable) ? 'ink' : 'rimmed';
}

function lightOf(color: string): number | null {
  const rgb = rgbOf(color);
  return rgb && luminanceOf(rgb);
}
