import type { Competition } from '@topout/contract';
import { contrastText } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { barHeight, underBar, wall } from './wall.ts';

/** How far the wall of a page goes on under the bar, pixels. */
export const bandOf = (look: string): number => (look === 'card' ? underBar.card : underBar.band);

/** The head of a page that goes on where the bar ends, on the same wall; `tag` says what kind of words it has. */
export function band(
  { uuid, headerColour }: Competition,
  [tag, words]: readonly ['h1' | 'p', string],
  under: number,
): string {
  const picture = wall({ uuid, headerColour }, { below: barHeight, under });
  const ground = `<rect fill="${escapeHtml(headerColour)}"/>${picture}`;
  return `<div class="band"><svg aria-hidden="true">${ground}</svg><${tag} data-text="${textOn(headerColour)}">${escapeHtml(words)}</${tag}></div>`;
}

/** What is written on a header colour in. */
export function textOn(headerColour: string): 'white' | 'dark' | 'black' {
  const { text, level } = contrastText(headerColour);
  return level === 'LOW' ? 'black' : text;
}
