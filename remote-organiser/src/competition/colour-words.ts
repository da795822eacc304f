import { routeColors } from '@topout/domain';
import { circuits } from '../organise/new/circuits.ts';

/** What the holds of gyms are called; other codes say nothing when they are read out. */
const words = new Map(circuits.map(({ color, name }) => [color, name.toLowerCase()]));
const wordOf = (colour: string) => words.get(colour) ?? (/^[a-z]+$/i.test(colour) ? colour : '');

/** "red and white"; empty where the colours have no names. */
export const colourWords = (colors: string): string =>
  routeColors(colors).map(wordOf).filter(Boolean).join(' and ');
