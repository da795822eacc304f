import type { Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import { contrastText } from '@topout/domain';
import { escapeHtml } from './escape-html.ts';
import type { PageData } from './page-data.ts';

/** As many as a tall phone shows. */
const mostRows = 12;

/**
 * The head of the board and its first rows as plain markup, drawn by the browser before any script has come.
 * The shell's first-sight.css gives it the measures of the page that takes its place.
 *
 * @param data what the page brings along; a page without boards starts empty
 */
export function firstSight(path: string, data: PageData): string {
  const bodies = Object.entries(data);
  const competition = bodies.find(([address]) => !address.includes('?'))?.[1].body as Competition | undefined;
  const [category, ...others] = competition?.stages[0]?.categories ?? [];
  const board = bodies.find(([address]) => category && address.endsWith(`?category=${category.uuid}`));
  if (!competition || !category || !board) return '';
  const { rows, scoring_system: system } = board[1].body as Leaderboard;
  const [venue] = competition.venues;
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return `<div id="first-sight" data-path="${escapeHtml(path)}">${bar(competition)}<main>
<div><h1>Leaderboard</h1><p>${escapeHtml(place)}</p></div><div data-filters="${others.length + 1}"></div>
<section><h2>${escapeHtml(category.name)} <span>${rows.length}</span></h2>
<table>${rows
    .slice(0, mostRows)
    .map((row) => line(row, system === 'IFSC_RANKING'))
    .join('')}</table></section></main></div>`;
}

/** The colour stands in a drawing: the page may hold no style of its own. */
function bar({ name, header_colour }: Competition): string {
  const { text } = contrastText(header_colour);
  return `<div class="bar" data-text="${text}"><svg aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(header_colour)}"/></svg><p>${escapeHtml(name)}</p></div>`;
}

function line(row: LeaderboardRow, ranking: boolean): string {
  const { first_name, last_name } = row.user;
  const figures = ranking
    ? (row.score_tuple ?? []).map((figure) => String(Math.abs(figure)))
    : [row.score_text];
  const cells = figures.map((figure) => `<td>${escapeHtml(figure)}</td>`).join('');
  return `<tr><td>${row.position ?? ''}</td><th scope="row"><i></i>${escapeHtml(`${first_name} ${last_name}`)}</th>${cells}</tr>`;
}
