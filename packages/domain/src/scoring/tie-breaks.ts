import type { ScoringSettings } from '../model.ts';
import type { Marks } from './score.ts';
import type { System } from './systems.ts';

/** Last rank of the podium. */
const podium = 3;

type Ranks = readonly (number | null)[];

/**
 * Negative when `a` was ahead in the previous round, or in the one before, and so on. Without a rank one is behind those with one.
 *
 * @source scoring rules, section 6
 */
export function compareCountBack(a: Ranks, b: Ranks): number {
  for (let round = 0; round < Math.max(a.length, b.length); round += 1) {
    const [first, second] = [a[round] ?? Infinity, b[round] ?? Infinity];
    if (first !== second) return first - second;
  }
  return 0;
}

/** What a tie is split by: compared one after the other, smaller is ahead; null = nothing recorded. */
type TieKey = (marks: Marks) => readonly number[] | null;

/**
 * How the system splits a tie at a rank that scores and count-back leave, or null when the tie stands.
 *
 * @source scoring rules, section 4 (climbing time) and section 6 (podium of a boulder final)
 */
export function lastTieBreak(
  { lastTieBreak: kind }: System,
  { timeTieBreak, podiumTieBreak }: ScoringSettings,
  rank: number,
): TieKey | null {
  if (kind === 'time')
    return timeTieBreak === 'all' || (timeTieBreak === 'podium' && rank <= podium) ? time : null;
  if (kind === 'fewest-attempts') return podiumTieBreak && rank <= podium ? fewestAttempts : null;
  return null;
}

function time(marks: Marks): readonly number[] | null {
  const recorded = marks.flatMap((mark) => mark?.durationMs ?? []);
  return recorded.length > 0 ? recorded : null;
}

/** Tops in the first attempt, in the second, and so on, more is ahead; then the same with zones. */
function fewestAttempts(marks: Marks): readonly number[] {
  const longest = 99;
  const counts = Array.from({ length: 2 * longest }, () => 0);
  for (const mark of marks) {
    if (mark?.top != null) counts[mark.top - 1] = (counts[mark.top - 1] ?? 0) - 1;
    if (mark?.zone1 != null) {
      const index = longest + mark.zone1 - 1;
      counts[index] = (counts[index] ?? 0) - 1;
    }
  }
  return counts;
}

/** Negative when `a` is ahead. */
export function compareTieKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const difference = key - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
