import type { Competition } from '@topout/contract';
import { contrastText } from '@topout/domain';
import { escapeHtml } from '../escape-html.ts';

/** The product's own, on pages without a competition: as the shell's header has it. */
const product = { name: 'Topout', headerColour: '#14171a' };

const drawing = (size: number, width: number, path: string): string =>
  `<svg aria-hidden="true" viewBox="0 0 ${size} ${size}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const mark = drawing(32, 4.5, 'M5.5 8h21M8 27l8-11.5L24 27');
const menu = drawing(24, 2, 'M4 5h16M4 12h16M4 19h16');

/** The header of a page. The colour stands in a drawing: the page may hold no style of its own. */
export function bar(competition: Competition | null): string {
  const { name, headerColour } = competition ?? product;
  const { text: best, level } = contrastText(headerColour);
  const text = level === 'LOW' ? 'black' : best;
  const ground = `<svg aria-hidden="true"><rect fill="${escapeHtml(headerColour)}"/></svg>`;
  return `<div class="bar" data-text="${text}">${ground}${mark}${menu}<p>${escapeHtml(name)}</p></div>`;
}
