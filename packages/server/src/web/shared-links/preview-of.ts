import type { Competition, Leaderboard, LeagueLeaderboard } from '@topout/contract';
import { formatMoment, ordinal, standingOf } from '@topout/domain';
import type { PageData } from '../document/page-data.ts';
import type { CardPreview, Leader, Preview } from './preview.ts';

const standings = {
  unofficial: 'Unofficial results',
  provisional: 'Provisional results',
  corrected: 'Results in review',
  final: 'Official results',
} as const;

function stateOf({ status, stages, published, startTime, venues }: Competition): string {
  if (status === 'CANCELLED') return 'Called off';
  const [stage] = stages;
  const standing = standingOf(stage?.pendingResults === false, stage?.published ?? published);
  if (standing !== 'open') return standings[standing];
  if (status === 'PAST') return 'Ended';
  if (status === 'LIVE') return 'Live';
  return `Starts ${formatMoment(startTime, venues[0]?.timeZone ?? 'UTC')}`;
}

interface Placed {
  readonly position: number | null;
  readonly user: { readonly firstName: string; readonly lastName: string };
  readonly scoreText?: string;
  readonly marks?: string;
}

const nameOf = ({ user }: Pick<Placed, 'user'>): string => `${user.firstName} ${user.lastName}`.trim();

/** The first three places in their public form; if more than three people share them, three. */
const firstOf = (rows: readonly Placed[]): Leader[] =>
  rows
    .flatMap((row) => {
      const { position, scoreText = '', marks = '' } = row;
      return position !== null && position <= 3 ? [{ position, name: nameOf(row), scoreText, marks }] : [];
    })
    .slice(0, 3);

/** The board of a category among a page's answers. */
const boardOf = (data: PageData, category: string): Leaderboard | undefined =>
  Object.entries(data).find(([address]) => address.endsWith(`/leaderboard?category=${category}`))?.[1]
    .body as Leaderboard | undefined;

/** @param data the competition's boards, if they are public */
export function previewOfCompetition(competition: Competition, data: PageData): Preview {
  const [venue] = competition.venues;
  const firsts = (competition.stages[0]?.categories ?? []).map(({ uuid, name }) => ({
    name,
    first: firstOf(boardOf(data, uuid)?.rows ?? []),
  }));
  const shown = firsts.find(({ first }) => first.length > 0);
  return {
    seed: competition.uuid,
    name: competition.name,
    place: [venue?.name, venue?.city].filter(Boolean).join(', '),
    state: stateOf(competition),
    colour: competition.headerColour,
    heading: shown?.name ?? '',
    first: shown?.first ?? [],
  };
}

/** Somebody's card, according to their row on the public board; null if they are on none. */
export function previewOfCard(
  { uuid, name, headerColour, stages }: Competition,
  data: PageData,
  entry: string,
): CardPreview | null {
  for (const category of stages[0]?.categories ?? []) {
    const row = boardOf(data, category.uuid)?.rows.find((one) => one.entry === entry.toLowerCase());
    if (!row) continue;
    const { position, scoreText, marks = '' } = row;
    const about = { seed: uuid, colour: headerColour, competition: name, category: category.name };
    return { ...about, climber: nameOf(row), position, scoreText, marks };
  }
  return null;
}

export function previewOfLeague({ uuid, name, competitions, categories }: LeagueLeaderboard): Preview {
  const shown = categories.find(({ rows }) => rows.length > 0);
  const count = competitions.length;
  return {
    seed: uuid,
    name,
    place: '',
    state: count === 1 ? 'League of 1 competition' : `League of ${count} competitions`,
    colour: '#ff7a45',
    heading: shown?.name ?? '',
    first: firstOf(shown?.rows ?? []),
  };
}

/** `Live · The Hall, Bristol · Women: 1. Ada Rock, 2. Bo Adams` */
export const descriptionOf = ({ state, place, heading, first }: Preview): string =>
  [
    state,
    place,
    first.length > 0
      ? `${heading}: ${first.map(({ position, name }) => `${position}. ${name}`).join(', ')}`
      : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** `1st in Women · 3808 pts` */
export const describeCard = ({ position, category, scoreText }: CardPreview): string =>
  [position === null ? '' : `${ordinal(position)} in ${category}`, scoreText].filter(Boolean).join(' · ');
