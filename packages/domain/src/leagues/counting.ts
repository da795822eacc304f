import type { Discipline } from '../vocabulary.ts';

/** What one competition gave somebody in a league. */
export interface LeaguePart {
  readonly points: number;
  readonly discipline: Discipline | null;
}

/** How many results count. */
export interface CountingRules {
  /** Of all; null = any number. */
  readonly bestOf: number | null;
  /** So many fewer than the league has competitions; null = this limits nothing. */
  readonly leaveOut: number | null;
  readonly mostBoulder: number | null;
  readonly mostLead: number | null;
  readonly mostSpeed: number | null;
  /** With results in fewer disciplines somebody has no rank. */
  readonly leastDisciplines: number | null;
}

/**
 * Which of somebody's results count: the most points first, of equal points the later competition, as long as the
 * limits allow.
 *
 * @param parts in the order of the competitions
 * @param competitions how many the league has
 * @example at most two of lead: of 51, 55 and 47 the first two
 * @source scoring rules, section 12
 */
export function countingParts<Part extends LeaguePart>(
  parts: readonly Part[],
  competitions: number,
  rules: CountingRules,
): ReadonlySet<Part> {
  const { bestOf, leaveOut, mostBoulder, mostLead, mostSpeed } = rules;
  const most: Record<Discipline, number> = {
    BOULDER: mostBoulder ?? Infinity,
    LEAD: mostLead ?? Infinity,
    SPEED: mostSpeed ?? Infinity,
  };
  const limit = Math.min(
    bestOf ?? Infinity,
    leaveOut === null ? Infinity : Math.max(1, competitions - leaveOut),
  );
  const counting = new Set<Part>();
  for (const part of parts.toReversed().toSorted((a, b) => b.points - a.points)) {
    const { discipline } = part;
    if (counting.size >= limit || (discipline !== null && most[discipline] === 0)) continue;
    counting.add(part);
    if (discipline !== null) most[discipline] -= 1;
  }
  return counting;
}

/** Whether somebody has taken part in enough disciplines to be ranked; no points in one are enough. */
export function inEnoughDisciplines(
  parts: readonly LeaguePart[],
  { leastDisciplines }: Pick<CountingRules, 'leastDisciplines'>,
): boolean {
  return new Set(parts.flatMap(({ discipline }) => discipline ?? [])).size >= (leastDisciplines ?? 0);
}
