import type { ScoringSettings } from '../model.ts';
import type { Member } from './member.ts';
import type { Marks } from './scorer.ts';
import type { System } from './systems.ts';
import { bestMark } from './systems/lead.ts';

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

/** What splits a tie that scores and count-back leave. */
export interface TieBreak {
  /** Whether ties at this rank are split. */
  applies(rank: number): boolean;
  /** Ranks a tie from `rank` on and puts it in order. It stands where somebody in it has nothing recorded to be split by. */
  split(tie: Member[], rank: number): void;
}

/**
 * The tie-break of a system under these settings, or null when ties stand.
 *
 * @source scoring rules, section 4 (climbing time) and section 6 (podium of a boulder final)
 */
export function createTieBreak(
  { lastTieBreak }: System,
  { timeTieBreak, podiumTieBreak }: ScoringSettings,
): TieBreak | null {
  if (lastTieBreak === 'time' && timeTieBreak !== 'none') {
    return splitBy(time, timeTieBreak === 'all' ? Infinity : podium);
  }
  return lastTieBreak === 'fewest-attempts' && podiumTieBreak ? splitBy(fewestAttempts, podium) : null;
}

/** What a tie is split by: compared one after the other, smaller is ahead; null = nothing recorded. */
type TieKey = (marks: Marks) => readonly number[] | null;

function splitBy(key: TieKey, lastRank: number): TieBreak {
  return {
    applies: (rank) => rank <= lastRank,
    split(tie, rank) {
      const keys = new Map(tie.map((member) => [member, key(member.marks)]));
      if ([...keys.values()].includes(null)) return;
      const compare = (a: Member, b: Member) => compareTieKeys(keys.get(a) ?? [], keys.get(b) ?? []);
      tie.sort(compare);
      for (const [index, member] of tie.entries()) {
        const before = tie[index - 1];
        member.rank = before && compare(before, member) === 0 ? before.rank : rank + index;
      }
    },
  };
}

function time(marks: Marks): readonly number[] | null {
  const durationMs = bestMark(marks)?.durationMs ?? null;
  return durationMs === null ? null : [durationMs];
}

/**
 * Attempts of the tops from the fewest on, then those of the zones: who has more tops in the first attempt is ahead, then who has
 * more in the second, and so on. Tied competitors have equally many of both.
 */
function fewestAttempts(marks: Marks): readonly number[] {
  const attempts = (of: 'top' | 'zone1') => marks.flatMap((mark) => mark?.[of] ?? []).sort((a, b) => a - b);
  return [...attempts('top'), ...attempts('zone1')];
}

function compareTieKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((key, place) => key !== b[place]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
