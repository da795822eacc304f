import { rankItems } from './ranks.ts';

/** A stage as it ended, without disqualified entries. */
export interface EndedStage {
  readonly ranked: readonly GeneralRank[];
  /** Qualified for the stage but did not start. */
  readonly notStarted: readonly string[];
}

export interface GeneralRank {
  readonly entry: string;
  readonly rank: number;
}

/**
 * The ranking of a whole competition: finalists in the order of the final, then those eliminated in the
 * semi-final, and so on. Nobody ranks behind somebody who got less far. Competitors who did not start a later
 * stage rank equal, behind all its starters; those who did not start the first stage are not ranked.
 *
 * @param stages the last one first
 * @source scoring rules, sections 6 and 8
 */
export function generalRanking(stages: readonly EndedStage[]): GeneralRank[] {
  const placed: GeneralRank[] = [];
  const place = (entries: readonly GeneralRank[]) => {
    const known = new Set(placed.map(({ entry }) => entry));
    const before = placed.length;
    const fresh = entries.filter(({ entry }) => !known.has(entry)).toSorted((a, b) => a.rank - b.rank);
    const ranked = rankItems(fresh, (a, b) => a.rank - b.rank);
    placed.push(...ranked.map(({ item: { entry }, rank }) => ({ entry, rank: before + rank })));
  };
  for (const [index, { ranked, notStarted }] of stages.entries()) {
    place(ranked);
    if (index < stages.length - 1) place(notStarted.map((entry) => ({ entry, rank: 1 })));
  }
  return placed;
}
