import {
  countingParts,
  type Discipline,
  inEnoughDisciplines,
  isOfAge,
  placePoints,
  placesAmong,
  rankItems,
} from '@topout/domain';
import type { LeagueRules } from './league.queries.ts';

/** The final or current ranking of one category of one competition. */
export interface LeagueBoard {
  readonly competition: { readonly uuid: string; readonly name: string };
  /** Null for a mix. */
  readonly discipline: Discipline | null;
  /** Categories of the same name in different competitions belong together. */
  readonly category: string;
  readonly places: readonly {
    readonly user: string;
    readonly position: number;
    readonly yearOfBirth: number | null;
    /** The score itself, for leagues that add scores. */
    readonly score?: number;
  }[];
}

export interface LeagueLine {
  readonly user: string;
  /** Null = not ranked. */
  readonly position: number | null;
  readonly points: number;
  readonly competitions: readonly {
    uuid: string;
    name: string;
    position: number;
    points: number;
    counts: boolean;
  }[];
}

/**
 * The standings of a league: the sum of what counts of each person's competitions, by category and by age class.
 * Guests are in none; their places go to the next, unless they are kept. Unless ties stand, they go to the person with more wins, then to the
 * better one in the last competition that has places.
 *
 * @param boards the first competition first
 * @param competitions how many the league has, with those that have no board yet
 * @source scoring rules, section 12
 */
export function leagueTable(
  boards: readonly LeagueBoard[],
  rules: LeagueRules,
  competitions: number,
): { name: string; lines: LeagueLine[] }[] {
  const guests = new Set(rules.guests);
  const own =
    guests.size === 0 || rules.guestPlaces === 'KEPT'
      ? boards
      : boards.map((board) => boardAmong(board, ({ user }) => !guests.has(user)));
  const classes = rules.ageClasses.flatMap((ages) =>
    own.map((board) => ({
      ...boardAmong(board, ({ yearOfBirth }) => isOfAge(yearOfBirth, ages)),
      category: `${board.category}, ${ages.name}`,
    })),
  );
  const tables = Map.groupBy([...own, ...classes], ({ category }) => category);
  return [...tables].map(([name, of]) => ({ name, lines: ranked(of, rules, competitions, guests) }));
}

type Place = LeagueBoard['places'][number];

const boardAmong = (board: LeagueBoard, belongs: (place: Place) => boolean): LeagueBoard => ({
  ...board,
  places: placesAmong(board.places, belongs),
});

interface Scored {
  readonly user: string;
  readonly part: Omit<LeagueLine['competitions'][number], 'counts'> & Pick<LeagueBoard, 'discipline'>;
}

function scored(
  { competition, discipline, places }: LeagueBoard,
  { scoring, placePoints: values, tiePayment }: LeagueRules,
): Scored[] {
  const sharers = Map.groupBy(places, ({ position }) => position);
  return places.map(({ user, position, score = 0 }) => ({
    user,
    part: {
      ...competition,
      discipline,
      position,
      points:
        scoring === 'SCORES'
          ? score
          : placePoints(position, sharers.get(position)?.length ?? 1, values ?? undefined, tiePayment),
    },
  }));
}

function ranked(
  boards: readonly LeagueBoard[],
  rules: LeagueRules,
  competitions: number,
  guests: ReadonlySet<string>,
): LeagueLine[] {
  const last = boards.findLast(({ places }) => places.length > 0)?.competition.uuid;
  const scores = boards.flatMap((board) => scored(board, rules)).filter(({ user }) => !guests.has(user));
  const lines = [...Map.groupBy(scores, ({ user }) => user)].map(([user, own]) =>
    lineOf(user, own, rules, competitions),
  );
  const inLast = (line: Line) =>
    line.competitions.find(({ uuid }) => uuid === last)?.position ?? Number.MAX_SAFE_INTEGER;
  const split = (a: Line, b: Line) => b.wins - a.wins || inLast(a) - inLast(b);
  const isRanked = (line: Line) => line.eligible && (line.points > 0 || rules.scoring === 'SCORES');
  const places = rankItems(
    lines.filter(isRanked),
    (a, b) => b.points - a.points || (rules.ties === 'SPLIT' ? split(a, b) : 0),
  );
  return [
    ...places.toSorted((a, b) => a.rank - b.rank).map(({ item, rank }) => shown(item, rank)),
    ...lines.filter((line) => !isRanked(line)).map((line) => shown(line, null)),
  ];
}

interface Line extends Omit<LeagueLine, 'position'> {
  readonly wins: number;
  /** Took part in enough disciplines. */
  readonly eligible: boolean;
}

function lineOf(user: string, own: readonly Scored[], rules: LeagueRules, competitions: number): Line {
  const parts = own.map(({ part }) => part);
  const counting = countingParts(parts, competitions, rules);
  const eligible = inEnoughDisciplines(parts, rules);
  const total = [...counting].reduce((sum, { points }) => sum + points, 0);
  return {
    user,
    eligible,
    points: eligible ? total : 0,
    wins: [...counting].filter(({ position }) => position === 1).length,
    competitions: parts.map((part) => {
      const { uuid, name, position, points } = part;
      return { uuid, name, position, points, counts: counting.has(part) };
    }),
  };
}

const shown = ({ user, points, competitions }: Line, position: number | null): LeagueLine => ({
  user,
  position,
  points,
  competitions,
});
