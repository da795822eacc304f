import type { Competition, Leaderboard, LeaderboardRow } from '@topout/contract';
import { scoreParts, skylineOf, standingOf, startList } from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { band } from './band.ts';
import type { PageData } from '../document/page-data.ts';
import { underBar } from './wall.ts';

/** As many as a tall phone shows. */
const mostRows = 12;

/** The first board of a competition with its first rows; null on a page without a board. */
export function boardSight(title: string, competition: Competition, data: PageData): string | null {
  const [category, ...others] = competition.stages[0]?.categories ?? [];
  const board = Object.entries(data).find(
    ([address]) => category && address.endsWith(`?category=${category.uuid}`),
  );
  if (!category || !board) return null;
  const leaderboard = board[1].body as Leaderboard;
  const list = startList(competition.status, leaderboard.rows);
  const rows = list ?? leaderboard.rows;
  const running = isRunning(competition);
  const look: Look = {
    ranking: leaderboard.scoringSystem === 'IFSC_RANKING',
    startList: list !== null,
    running,
    moves: running && Date.now() - Date.parse(leaderboard.changedAt) < movesMs,
  };
  const heading =
    others.length > 0 ? `<h2>${escapeHtml(category.name)} <span>${rows.length}</span></h2>` : '';
  return `<main>
${band(competition, ['h1', title], underBar.band)}<div data-filters="${others.length + 1}"></div>${competition.status === 'UPCOMING' ? '<div class="start"></div>' : ''}
<section${look.running ? ' data-running' : ''}>${heading}
<table${look.ranking ? ' data-ranking' : ''}>${rows
    .slice(0, mostRows)
    .map((row) => line(row, look))
    .join('')}</table></section></main>`;
}

interface Look {
  readonly ranking: boolean;
  readonly startList: boolean;
  /** Results come in. */
  readonly running: boolean;
  readonly moves: boolean;
}

/** As long as the page says who moved. */
const movesMs = 10 * 60_000;

function isRunning({ status, stages: [stage], published }: Competition): boolean {
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? published);
  return status === 'LIVE' && standing === 'open';
}

function line(row: LeaderboardRow, look: Look): string {
  const { firstName, lastName } = row.user;
  const name = escapeHtml(`${firstName} ${lastName}`);
  const number = escapeHtml(row.competitorNumber ?? '');
  const info = `${look.startList ? '' : number}${skyline(row.marks ?? '')}`;
  const place = look.startList ? `<small>${number}</small>` : `${row.position ?? ''}${moved(row, look)}`;
  return `<tr><td>${place}</td><th scope="row"><i></i><div><span>${name}</span>${info && `<p>${info}</p>`}</div></th>${cells(row, look)}</tr>`;
}

function cells({ scoreTuple, scoreText }: LeaderboardRow, look: Look): string {
  if (look.startList) return '';
  if (!look.ranking) return `<td>${score(scoreText)}</td>`;
  return (scoreTuple ?? []).map((figure) => `<td>${Math.abs(figure)}</td>`).join('');
}

/** Places won or lost, with the arrow that the page draws. */
const moved = ({ moved: by = 0 }: LeaderboardRow, { moves }: Look): string =>
  moves && by !== 0 ? `<em${by > 0 ? ' class="up"' : ''}>${Math.abs(by)}</em>` : '';

/** The figure counts, its unit only explains it. */
function score(text: string): string {
  const { figure, unit, beside } = scoreParts(text);
  return `<b>${escapeHtml(figure)}</b> ${unit}${beside && `<br>${escapeHtml(beside)}`}`;
}

/** The drawing that the page will have there too. */
function skyline(marks: string): string {
  const drawing = skylineOf(marks);
  if (!drawing) return '';
  const { width, height, ...paths } = drawing;
  const drawn = Object.entries(paths).map(([kind, path]) => `<path class="${kind}" d="${path}"/>`);
  return `<svg aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn.join('')}</svg>`;
}
