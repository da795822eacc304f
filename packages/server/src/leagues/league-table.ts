import { competitionRanks } from '@topout/domain';
import { placePoints } from './place-points.ts';

/** How one category of one competition ended, or stands. */
export interface LeagueBoard {
  readonly competition: { readonly uuid: string; readonly name: string };
  /** Categories of different competitions belong together by this. */
  readonly category: string;
  readonly places: readonly { readonly user: string; readonly position: number }[];
}

export interface LeagueLine {
  readonly user: string;
  readonly position: number;
  readonly points: number;
  readonly competitions: readonly { uuid: string; name: string; position: number; points: number }[];
}

/** The standings of a league: per category, the sum of the place points. In order of points. */
export function leagueTable(boards: readonly LeagueBoard[]): { name: string; lines: LeagueLine[] }[] {
  const categories = Map.groupBy(boards, ({ category }) => category);
  return [...categories].map(([name, of]) => ({ name, lines: ranked(of.flatMap(scored)) }));
}

interface Scored {
  readonly user: string;
  readonly competition: LeagueLine['competitions'][number];
}

function scored({ competition, places }: LeagueBoard): Scored[] {
  const sharers = Map.groupBy(places, ({ position }) => position);
  return places.map(({ user, position }) => ({
    user,
    competition: {
      ...competition,
      position,
      points: placePoints(position, sharers.get(position)?.length ?? 1),
    },
  }));
}

function ranked(scores: readonly Scored[]): LeagueLine[] {
  const sums = [...Map.groupBy(scores, ({ user }) => user)]
    .map(([user, own]) => ({
      user,
      points: own.reduce((sum, { competition }) => sum + competition.points, 0),
      competitions: own.map(({ competition }) => competition),
    }))
    .toSorted((a, b) => b.points - a.points);
  const positions = competitionRanks(sums, (a, b) => b.points - a.points);
  return sums.map((sum, index) => ({ position: positions[index] ?? 0, ...sum }));
}
