import type { CompetitionSummary, Leaders } from '@topout/contract';
import {
  coverLook,
  endFormat,
  formatDayOfMonth,
  formatMonth,
  lastResultWords,
  leaderFigure,
  restOfDate,
  skylineOf,
  venueZone,
} from '@topout/domain';
import { escapeHtml } from '../document/escape-html.ts';
import { leadersAddress, type PageData } from '../document/page-data.ts';
import { coverSvg } from './cover.ts';
import type { DescribedSight } from './sights.ts';

/** As many as a tall phone shows under a running competition, and without one. */
const mostRows = 8;

/** A result is news for so long, milliseconds. */
const newsMs = 600_000;

/** The home page with the competitions that are first in sight; null where there are none. */
export function homeSight({ title, lead, words }: DescribedSight, data: PageData): string | null {
  const list = data['competitions']?.body as { readonly data: readonly CompetitionSummary[] } | undefined;
  if (!list || list.data.length === 0) return null;
  const word = (name: string) => escapeHtml(words[name] ?? '');
  const groups = (['LIVE', 'UPCOMING', 'PAST'] as const).map((wanted) => ({
    wanted,
    competitions: list.data.filter((one) => standing(one) === wanted).slice(0, mostRows),
  }));
  const sections = groups
    .filter(({ competitions }) => competitions.length > 0)
    .map(({ wanted, competitions }) => {
      const drawn =
        wanted === 'LIVE'
          ? `<div class="cards">${competitions.map((one, index) => hero(one, word, index === 0 ? leadersIn(data, one) : null, index > 0)).join('')}</div>`
          : `<ul>${competitions.map((one) => row(one, word)).join('')}</ul>`;
      return `<section><h2>${word(wanted)}</h2>${drawn}</section>`;
    });
  return `<main data-waits><div class="head"><h1>${escapeHtml(title ?? '')}</h1><p><span>${escapeHtml(lead ?? '')}</span> <span>${word('noAccount')}</span> <a href="/organise">${word('organise')}</a></p></div>${sections.join('')}</main>`;
}

type Words = (name: string) => string;

/** Cancelled ones stay where their time puts them, as on the page. */
function standing({ status, endTime }: CompetitionSummary): string {
  if (status !== 'CANCELLED') return status;
  return Date.parse(endTime) > Date.now() ? 'UPCOMING' : 'PAST';
}

const leadersIn = (data: PageData, { uuid }: CompetitionSummary): Leaders | null =>
  (data[leadersAddress(uuid)]?.body as Leaders | undefined) ?? null;

function hero(competition: CompetitionSummary, word: Words, leaders: Leaders | null, small: boolean): string {
  const { uuid, name, venue, headerColour, entriesCount } = competition;
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const ends = `<span>${word('ends')} ${endFormat(competition)(competition.endTime, venueZone(venue))}</span>`;
  const body = leaders?.category
    ? leadersOf(leaders, leaders.category.name)
    : `<p class="count">${climbers(entriesCount, word)}</p>`;
  return `<article${small ? ' class="small"' : ''}><div class="cover" data-text="${coverLook(headerColour).text}">${coverSvg(competition, [480, 200, 95])}<p class="state">${word('live')}</p><div><h3>${escapeHtml(name)}</h3><p class="facts">${place && `<span>${escapeHtml(place)}</span> `}${ends}</p></div></div><div class="body">${body}<div class="ways"><a href="/${uuid}/entries">${word('board')}</a><a href="/${uuid}/enter">${word('enter')}</a></div></div></article>`;
}

function leadersOf({ rows, last, scoringSystem }: Leaders, category: string): string {
  const agoMs = last ? Date.now() - Date.parse(last.changedAt) : newsMs;
  const news =
    last && agoMs < newsMs ? `<b>${escapeHtml(lastResultWords(last, scoringSystem, agoMs))}</b>` : '';
  const lines = rows.map((row) => {
    const { position, user, marks = '' } = row;
    return `<li><b>${position ?? ''}</b><span>${escapeHtml(`${user.firstName} ${user.lastName}`)}</span>${skyline(marks)}<b>${escapeHtml(leaderFigure(row))}</b></li>`;
  });
  return `<div class="leaders"><p><span>${escapeHtml(category)}</span> ${news}</p><ol>${lines.join('')}</ol></div>`;
}

function skyline(marks: string): string {
  const drawing = skylineOf(marks, 'small');
  if (!drawing) return '';
  const { width, height, ...paths } = drawing;
  const drawn = Object.entries(paths).map(([kind, path]) => `<path class="${kind}" d="${path}"/>`);
  return `<svg aria-hidden="true" width="${width}" height="${height}">${drawn.join('')}</svg>`;
}

const climbers = (count: number, word: Words): string =>
  count === 1 ? word('climber') : `${count} ${word('climbers')}`;

/** A coming competition leads to its entry page, a finished one to its board. */
function row(competition: CompetitionSummary, word: Words): string {
  const { uuid, name, venue, headerColour, startTime, endTime, status, entriesCount } = competition;
  const zone = venueZone(venue);
  const facts = [venue?.city || venue?.name, restOfDate(competition, Date.now())].filter(Boolean).join(' · ');
  const to = Date.parse(endTime) > Date.now() && status !== 'CANCELLED' ? 'enter' : 'entries';
  return `<li><a href="/${uuid}/${to}"><span class="leaf" data-text="${coverLook(headerColour).text}">${coverSvg(competition, [52, 52, 32])}<b>${formatDayOfMonth(startTime, zone)}</b><i>${formatMonth(startTime, zone)}</i></span><span>${escapeHtml(name)}<small>${[escapeHtml(facts), climbers(entriesCount, word)].filter(Boolean).join(' · ')}</small></span></a></li>`;
}
