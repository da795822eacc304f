import { type LeagueScoring, placePoints, rankItems } from '@topout/domain';

/** The final or current ranking of one category of one competition. */
export interface LeagueBoard {
  readonly competition: { readonly uuid: string; readonly name: string };
  /** Categories of the same name in different competitions belong together. */
  readonly category: string;
  readonly places: readonly {
    readonly user: string;
    readonly position: number;
    /** The score itself, for leagues that add scores. */
    readonly score?: number;
  }[];
}

export interface LeagueLine {
  readonly user: string;
  readonly position: number;
  readonly points: number;
  readonly competitions: readonly {
    uuid: string;
    name: string;
    position: number;
    points: number;
    counts: boolean;
  }[];
}

export interface LeagueRules {
  readonly scoring: LeagueScoring;
  /** How many of the best count; null = all. */
  readonly bestOf: number | null;
  /** The value of each place; null = the usual points. */
  readonly placePoints?: readonly number[] | null;
}

/**
 * The standings of a league: the sum of each person's best competitions, by category. Ties on points go to
 * the person with more wins, then to the better one in the last competition that has places.
 *
 * @param boards the first competition first
 * @source scoring rules, section 12
 */
export function leagueTable(
  boards: readonly LeagueBoard[],
  rules: LeagueRules = { scoring: 'PLACES', bestOf: null },
): { name: string; lines: LeagueLine[] }[] {
  const categories = Map.groupBy(boards, ({ category }) => category);
  return [...categories].map(([name, of]) => {
    const last = of.findLast(({ places }) => places.length > 0)?.competition.uuid;
    return {
      name,
      lines: ranked(
        of.flatMap((board) => scored(board, rules)),
        rules.bestOf,
        last,
      ),
    };
  });
}

interface Scored {
  readonly user: string;
  readonly competition: Omit<LeagueLine['competitions'][number], 'counts'>;
}

function scored(
  { competition, places }: LeagueBoard,
  { scoring, placePoints: values }: LeagueRules,
): Scored[] {
  const sharers = Map.groupBy(places, ({ position }) => position);
  return places.map(({ user, position, score = 0 }) => ({
    user,
    competition: {
      ...competition,
      position,
      points:
        scoring === 'SCORES'
          ? score
          : placePoints(position, sharers.get(position)?.length ?? 1, values ?? undefined),
    },
  }));
}

function ranked(scores: readonly Scored[], bestOf: number | null, last: string | undefined): LeagueLine[] {
  const lines = [...Map.groupBy(scores, ({ user }) => user)].map(([user, own]) => {
    const best = new Set(
      own
        .map(({ competition }) => competition)
        .toSorted((a, b) => b.points - a.points)
        .slice(0, bestOf ?? own.length)
        .map(({ uuid }) => uuid),
    );
    const competitions = own.map(({ competition }) => ({
      ...competition,
      counts: best.has(competition.uuid),
    }));
    return { user, competitions, points: sum(competitions), wins: wins(competitions) };
  });
  const inLast = ({ competitions }: (typeof lines)[number]) =>
    competitions.find(({ uuid }) => uuid === last)?.position ?? Number.MAX_SAFE_INTEGER;
  return rankItems(lines, (a, b) => b.points - a.points || b.wins - a.wins || inLast(a) - inLast(b))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item: { user, points, competitions }, rank }) => ({
      user,
      position: rank,
      points,
      competitions,
    }));
}

const sum = (competitions: LeagueLine['competitions']): number =>
  competitions.reduce((total, { points, counts }) => total + (counts ? points : 0), 0);
const wins = (competitions: LeagueLine['competitions']): number =>
  competitions.filter(({ position, counts }) => position === 1 && counts).length;
