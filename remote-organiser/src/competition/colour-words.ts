import { routeColors } from '@topout/domain';
import { circuits } from './circuits.ts';

/** The names of common hold colours; other codes mean nothing when read out. */
const words = new Map(circuits.map(({ color, name }) => [color, name.toLowerCase()]));
const wordOf = (colour: string) => words.get(colour) ?? (/^[a-z]+$/i.test(colour) ? colour : '');

/** "red and white"; empty if the colours have no names. */
export const colourWords = (colors: string): string =>
  routeColors(colors).map(wordOf).filter(Boolean).join(' and ');
