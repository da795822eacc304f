import type { ScoringSettings } from '../model.ts';
import type { Member } from './member.ts';
import type { Marks } from './scorer.ts';
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

/**
 * Ranks those whom neither scores nor count-back separate, from `rank` on, and puts them in order.
 * A tie stands where the system splits none at this rank, or where somebody in it has nothing recorded to split by.
 *
 * @param tie in the order of names
 * @source scoring rules, section 4 (climbing time) and section 6 (podium of a boulder final)
 */
export function splitTie(tie: Member[], rank: number, system: System, settings: ScoringSettings): Member[] {
  const key = tieKey(system, settings, rank);
  const keys = new Map(key && tie.map((member) => [member, key(member.marks)]));
  if (keys.size === 0 || [...keys.values()].includes(null)) {
    for (const member of tie) member.rank = rank;
    return tie;
  }
  const compare = (a: Member, b: Member) => compareTieKeys(keys.get(a) ?? [], keys.get(b) ?? []);
  tie.sort(compare);
  for (const [index, member] of tie.entries()) {
    const before = tie[index - 1];
    member.rank = before && compare(before, member) === 0 ? before.rank : rank + index;
  }
  return tie;
}

/** What a tie is split by: compared one after the other, smaller is ahead; null = nothing recorded. */
type TieKey = (marks: Marks) => readonly number[] | null;

function tieKey(
  { lastTieBreak }: System,
  { timeTieBreak, podiumTieBreak }: ScoringSettings,
  rank: number,
): TieKey | null {
  const onPodium = rank <= podium;
  if (lastTieBreak === 'time' && (timeTieBreak === 'all' || (timeTieBreak === 'podium' && onPodium)))
    return time;
  if (lastTieBreak === 'fewest-attempts' && podiumTieBreak && onPodium) return fewestAttempts;
  return null;
}

function time(marks: Marks): readonly number[] | null {
  const recorded = marks.flatMap((mark) => mark?.durationMs ?? []);
  return recorded.length > 0 ? recorded : null;
}

/** Tops in the first attempt, in the second, and so on, more is ahead; then the same with zones. */
function fewestAttempts(marks: Marks): readonly number[] {
  const most = Math.max(...marks.map((mark) => mark?.tries ?? 0));
  const withIn = (attempt: number, of: 'top' | 'zone1') =>
    -marks.filter((mark) => mark?.[of] === attempt).length;
  const attempts = Array.from({ length: most }, (_, index) => index + 1);
  return [...attempts.map((n) => withIn(n, 'top')), ...attempts.map((n) => withIn(n, 'zone1'))];
}

function compareTieKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
