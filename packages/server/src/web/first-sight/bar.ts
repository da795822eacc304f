import type { Competition } from '@topout/contract';
import { escapeHtml } from '../document/escape-html.ts';
import type { DescribedSight } from './sights.ts';
import { bandOf, textOn } from './band.ts';
import { underBar, wall } from './wall.ts';

const product = 'Topout';

/** The built page contains these drawings (webpack/src/drawings.ts). */
const drawing = (name: string, width: number): string =>
  `<svg class="${name}" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><use href="#${name}"/></svg>`;

const mark = drawing('mark', 4.5);
const menu = drawing('menu', 2);

/**
 * The header of a page. The colour is in a drawing, because the page may not contain its own styles; without a competition it
 * has none. Where the competition's name stands below, the header has the product's, and on later steps the way back.
 */
export function bar(
  competition: Competition | null,
  { frame, root, back, look }: Pick<DescribedSight, 'frame' | 'root' | 'back' | 'look'>,
): string {
  if (!competition) return `<div class="bar">${back ? '' : mark}${menu}<p>${product}</p></div>`;
  const { name, headerColour } = competition;
  const hasHead = frame === 'competition';
  const ground = `<svg class="ground" aria-hidden="true"><rect fill="${escapeHtml(headerColour)}"/><g id="wall">${wall(competition, { below: 0, under: hasHead ? underBar.cover : bandOf(look) })}</g></svg>`;
  return `<div class="bar" data-text="${textOn(headerColour)}">${ground}${hasHead && !root ? '' : mark}${menu}<p>${hasHead ? (root ? product : '') : escapeHtml(name)}</p></div>`;
}
