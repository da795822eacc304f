import type { Competition } from '@topout/contract';
import { contrastText } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { wall } from './wall.ts';

/** The product's own, on pages without a competition, like the shell's header. */
const product = { name: 'Topout', headerColour: '#14171a' };

/** The built page contains these drawings (webpack/src/drawings.ts). */
const drawing = (name: string, width: number): string =>
  `<svg aria-hidden="true" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><use href="#${name}"/></svg>`;

const mark = drawing('mark', 4.5);
const menu = drawing('menu', 2);

/** The header of a page. The colour is in a drawing, because the page may not contain its own styles. */
export function bar(competition: Competition | null): string {
  const { name, headerColour } = competition ?? product;
  const ground = `<svg aria-hidden="true"><rect fill="${escapeHtml(headerColour)}"/>${competition ? wall(competition, 0) : ''}</svg>`;
  return `<div class="bar" data-text="${textOn(headerColour)}">${ground}${mark}${menu}<p>${escapeHtml(name)}</p></div>`;
}

/** What is written on a header colour in. */
export function textOn(headerColour: string): 'white' | 'dark' | 'black' {
  const { text, level } = contrastText(headerColour);
  return level === 'LOW' ? 'black' : text;
}
