import { escapeHtml } from '../document/escape-html.ts';
import { competitionIn, competitionOf, type PageData } from '../document/page-data.ts';
import { bar } from './bar.ts';
import { boardSight } from './board-sight.ts';
import { homeSight } from './home-sight.ts';
import { pageSight } from './page-sight.ts';
import { type DescribedSight, quietSight, sightIn } from './sights.ts';

const withoutScripts =
  '<noscript><p class="notice">This page goes on with JavaScript. Switch it on in the settings of your browser, then load the page again.</p></noscript>';

/** What people see of a page before its scripts. */
export interface DrawnSight {
  readonly markup: string;
  /** Whether it shows what people came for, rather than just its place. */
  readonly complete: boolean;
}

export const noSight: DrawnSight = { markup: '', complete: false };

/**
 * A page as plain markup, which the browser draws before any script arrives: the header, the purpose of the
 * page, the first rows of a board. The shell's first-sight.css gives it the dimensions of the page that
 * replaces it.
 *
 * @param data the answers that the page includes
 * @param described its remote's description of the page
 */
export function firstSight(path: string, data: PageData, described: DescribedSight): DrawnSight {
  if (described.frame === 'bare') return noSight;
  const { competition, sight } = seenOn(path, data, described);
  const board = competition && sight.title !== null ? boardSight(sight.title, competition, data) : null;
  const whole = sight.look === 'home' ? homeSight(sight, data) : board;
  const theme = sight.theme === null ? '' : ` data-theme="${escapeHtml(sight.theme)}"`;
  const markup = `<div id="first-sight" data-path="${escapeHtml(path)}" data-look="${escapeHtml(sight.look)}"${theme}>${bar(competition, sight)}${whole ?? pageSight(sight, competition)}${withoutScripts}</div>`;
  return { markup, complete: whole !== null };
}

/** A page's title while its scripts load, and in shared links. */
export function pageTitle(path: string, data: PageData, described: DescribedSight): string {
  const { competition, sight } = seenOn(path, data, described);
  return [...new Set([sight.title, competition?.name, 'Topout'])].filter(Boolean).join(' · ');
}

function seenOn(path: string, data: PageData, described: DescribedSight) {
  const competition = competitionIn(data);
  const isLost = competition === null && competitionOf(path) !== null;
  return { competition, sight: isLost ? quietSight : sightIn(described, competition) };
}
