import type { Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import { skylineOf } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { textOn } from './bar.ts';
import type { PageData } from '../document/page-data.ts';
import { barHeight, wall } from './wall.ts';

/** As many as a tall phone shows. */
const mostRows = 12;

/** The first board of a competition with its first rows; null on a page without a board. */
export function boardSight(title: string, competition: Competition, data: PageData): string | null {
  const [category, ...others] = competition.stages[0]?.categories ?? [];
  const board = Object.entries(data).find(
    ([address]) => category && address.endsWith(`?category=${category.uuid}`),
  );
  if (!category || !board) return null;
  const { rows, scoringSystem: system } = board[1].body as Leaderboard;
  const heading =
    others.length > 0 ? `<h2>${escapeHtml(category.name)} <span>${rows.length}</span></h2>` : '';
  return `<main>
<div class="band"><svg aria-hidden="true"><rect fill="${escapeHtml(competition.headerColour)}"/>${wall(competition, barHeight)}</svg><h1 data-text="${textOn(competition.headerColour)}">${escapeHtml(title)}</h1></div><div data-filters="${others.length + 1}"></div>
<section>${heading}
<table>${rows
    .slice(0, mostRows)
    .map((row) => line(row, system === 'IFSC_RANKING'))
    .join('')}</table></section></main>`;
}

function line(row: LeaderboardRow, ranking: boolean): string {
  const { firstName, lastName } = row.user;
  const name = escapeHtml(`${firstName} ${lastName}`);
  const info = `<p>${escapeHtml(row.competitorNumber ?? '')}${skyline(row.marks ?? '')}</p>`;
  const cells = ranking
    ? (row.scoreTuple ?? []).map((figure) => `<td>${Math.abs(figure)}</td>`).join('')
    : `<td>${score(row.scoreText)}</td>`;
  return `<tr><td>${row.position ?? ''}</td><th scope="row"><i></i><div><span>${name}</span>${info}</div></th>${cells}</tr>`;
}

/** The figure counts, its unit only explains it. */
function score(text: string): string {
  const [figure = '', ...unit] = text.split(' ').map(escapeHtml);
  return `<b>${figure}</b> ${unit.join(' ')}`;
}

/** The drawing that the page will have there too. */
function skyline(marks: string): string {
  const drawing = skylineOf(marks);
  if (!drawing) return '';
  const { width, height, ...paths } = drawing;
  const drawn = Object.entries(paths).map(([kind, path]) => `<path class="${kind}" d="${path}"/>`);
  return `<svg aria-hidden="true" width="${width}" height="${height}">${drawn.join('')}</svg>`;
}
