import type { Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import { escapeHtml } from '../escape-html.ts';
import type { PageData } from '../page-data.ts';

/** As many as a tall phone shows. */
const mostRows = 12;

/** The first board of a competition with its first rows; null on a page that brings no board along. */
export function boardSight(title: string, competition: Competition, data: PageData): string | null {
  const [category, ...others] = competition.stages[0]?.categories ?? [];
  const board = Object.entries(data).find(
    ([address]) => category && address.endsWith(`?category=${category.uuid}`),
  );
  if (!category || !board) return null;
  const { rows, scoringSystem: system } = board[1].body as Leaderboard;
  const [venue] = competition.venues;
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return `<main>
<div class="head"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(place)}</p></div><div data-filters="${others.length + 1}"></div>
<section><h2>${escapeHtml(category.name)} <span>${rows.length}</span></h2>
<table>${rows
    .slice(0, mostRows)
    .map((row) => line(row, system === 'IFSC_RANKING'))
    .join('')}</table></section></main>`;
}

function line(row: LeaderboardRow, ranking: boolean): string {
  const { firstName, lastName } = row.user;
  const figures = ranking
    ? (row.scoreTuple ?? []).map((figure) => String(Math.abs(figure)))
    : [row.scoreText];
  const cells = figures.map((figure) => `<td>${escapeHtml(figure)}</td>`).join('');
  return `<tr><td>${row.position ?? ''}</td><th scope="row"><i></i>${escapeHtml(`${firstName} ${lastName}`)}</th>${cells}</tr>`;
}
