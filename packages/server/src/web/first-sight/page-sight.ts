import type { Competition } from '@topout/contract';
import { escapeHtml } from '../document/escape-html.ts';
import type { DescribedSight } from './sights.ts';

const line = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** The top of the shared competition page layout: the competition's identity (behaviour: pages#head). */
function identity({ name, venues: [venue] }: Competition, root: boolean): string {
  return `<div class="identity"${root ? ' data-root' : ''}><i></i><p class="name">${escapeHtml(name)}</p>${line(venue?.name ?? '')}${line(venue?.city ?? '')}</div>`;
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
  return `<main aria-busy="true"><div class="head">${head}</div><div class="parts" aria-hidden="true">${parts.map(part).join('')}</div></main>`;
}

/** A page before its scripts, as its remote describes it. */
export const pageSight = (sight: DescribedSight, competition: Competition | null): string =>
  (sight.frame === 'competition' && competition ? identity(competition, sight.root) : '') + content(sight);
