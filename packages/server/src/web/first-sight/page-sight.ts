import type { Competition } from '@topout/contract';
import { formatSpan } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { band, bandOf, textOn } from './band.ts';
import type { DescribedSight } from './sights.ts';

const line = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The top of the shared competition page layout: the competition's identity on its cover (behaviour: pages#head). */
function identity(competition: Competition, root: boolean): string {
  const { name, headerColour, venues } = competition;
  const [venue] = venues;
  const ground = `<svg aria-hidden="true"><rect fill="${escapeHtml(headerColour)}"/><use href="#wall"/></svg>`;
  const when = root
    ? `<p class="when">${formatSpan(competition, (format, at, zone) => format(at, zone))}</p>`
    : '';
  return `<div class="cover-head" data-text="${textOn(headerColour)}">${ground}<div class="identity"${root ? ' data-root' : ''}><i></i><p class="name">${escapeHtml(name)}</p>${line(venue?.name ?? '')}${line(venue?.city ?? '')}${when}</div></div>`;
}

const part = (kind: string): string => `<i class="${escapeHtml(kind)}"></i>`;

/** The purpose of the page, and placeholder shapes for its form or list. */
function content({ title, lead, parts, look }: DescribedSight): string {
  // In flows an unknown heading has a sentence under it.
  const unknownLead = title === null && look === 'step' ? part('lead') : '';
  const head =
    (look === 'message' ? part('icon') : '') +
    (title === null ? part('title') : `<h1>${escapeHtml(title)}</h1>`) +
    (lead === null ? unknownLead : line(lead));
  return `<main aria-busy="true">${look === 'card' ? '' : `<div class="head">${head}</div>`}<div class="parts" aria-hidden="true">${parts.map(part).join('')}</div></main>`;
}

/** A page before its scripts, as its remote describes it. */
export const pageSight = (sight: DescribedSight, competition: Competition | null): string =>
  (competition ? headOf(sight, competition) : '') + content(sight);

function headOf({ frame, look, root }: DescribedSight, competition: Competition): string {
  if (frame === 'competition') return identity(competition, root);
  return look === 'card' ? band(competition, ['p', competition.name], bandOf(look)) : '';
}
