import type { BoardRoute, ScoringSettings } from '../model.ts';
import type { Member } from './member.ts';
import { compareCountBack, compareTieKeys, lastTieBreak } from './tie-breaks.ts';
import type { System } from './systems.ts';

/** Those who are ranked against each other: a category, or one starting group of it. */
export interface Field {
  put(member: Member): void;
  drop(member: Member): void;
  /** Everybody with a score, in order, with ranks 1, 2, 2, 4 written on them. */
  ranked(): readonly Member[];
  size(): number;
}

export function createField(
  system: System,
  settings: ScoringSettings,
  routes: readonly BoardRoute[],
  grouped: boolean,
): Field {
  const scorer = system.scorer(routes, settings, grouped);
  const members = new Map<string, Member>();
  let order: Member[] = [];
  let othersMoved = false;

  const last = ({ entry }: Member) => Number(settings.rankRetiredLast && entry.status === 'RETIRED');
  const compareRank = (a: Member, b: Member) =>
    last(a) - last(b) ||
    (a.score && b.score ? scorer.compare(a.score, b.score) : 0) ||
    (system.countBack ? compareCountBack(a.entry.previousRanks, b.entry.previousRanks) : 0);

  const splitTie = (tied: Member[], rank: number): void => {
    const key = lastTieBreak(system, settings, rank);
    const keys = new Map(key && tied.map((member) => [member, key(member.marks)]));
    const keyOf = (member: Member) => keys.get(member) ?? null;
    if (tied.some((member) => keyOf(member) === null)) return;
    const compare = (a: Member, b: Member) => compareTieKeys(keyOf(a) ?? [], keyOf(b) ?? []);
    tied.sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
    for (const [index, member] of tied.entries()) {
      const before = tied[index - 1];
      member.rank = before && compare(before, member) === 0 ? before.rank : rank + index;
    }
  };

  return {
    put(member) {
      members.set(member.entry.uuid, member);
      othersMoved = scorer.put(member.entry.uuid, member.marks) || othersMoved;
      member.score = scorer.score(member.entry.uuid);
      if (!order.includes(member)) order.push(member);
    },
    drop(member) {
      members.delete(member.entry.uuid);
      othersMoved = scorer.drop(member.entry.uuid) || othersMoved;
      order = order.filter((other) => other !== member);
    },
    ranked() {
      if (othersMoved) for (const member of order) member.score = scorer.score(member.entry.uuid);
      othersMoved = false;
      const scored = order.filter((member) => member.score !== null);
      scored.sort((a, b) => compareRank(a, b) || a.nameOrder - b.nameOrder);
      for (let start = 0; start < scored.length;) {
        const first = scored[start];
        let end = start + 1;
        while (end < scored.length && first && scored[end] && compareRank(first, scored[end] ?? first) === 0)
          end += 1;
        const tied = scored.slice(start, end);
        for (const member of tied) member.rank = start + 1;
        if (tied.length > 1) {
          splitTie(tied, start + 1);
          scored.splice(start, tied.length, ...tied);
        }
        start = end;
      }
      order = [...scored, ...order.filter((member) => member.score === null)];
      return scored;
    },
    size: () => members.size,
  };
}
