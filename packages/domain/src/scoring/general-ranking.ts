import { rankItems } from './ranks.ts';

/** A round as it ended. Who was disqualified is in none. */
export interface EndedRound {
  readonly ranked: readonly GeneralRank[];
  /** Qualified for the round and did not start. */
  readonly notStarted: readonly string[];
}

export interface GeneralRank {
  readonly entry: string;
  readonly rank: number;
}

/**
 * The ranking of a whole competition: finalists in the order of the final, then those out in the semi-final, and so on. Nobody is
 * behind somebody who got less far; who did not start a later round is behind all its starters, several of them equal. Who did not
 * start the first round is not ranked.
 *
 * @param rounds the last one first
 * @source scoring rules, sections 6 and 8
 */
export function generalRanking(rounds: readonly EndedRound[]): GeneralRank[] {
  const placed: GeneralRank[] = [];
  const place = (entries: readonly GeneralRank[]) => {
    const known = new Set(placed.map(({ entry }) => entry));
    const before = placed.length;
    const fresh = entries.filter(({ entry }) => !known.has(entry)).toSorted((a, b) => a.rank - b.rank);
    const ranked = rankItems(fresh, (a, b) => a.rank - b.rank);
    placed.push(...ranked.map(({ item: { entry }, rank }) => ({ entry, rank: before + rank })));
  };
  for (const [index, { ranked, notStarted }] of rounds.entries()) {
    place(ranked);
    if (index < rounds.length - 1) place(notStarted.map((entry) => ({ entry, rank: 1 })));
  }
  return placed;
}
