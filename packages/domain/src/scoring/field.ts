import type { ScoringSettings } from '../model.ts';
import { rankedLast, type Member } from './member.ts';
import type { Scorer } from './scorer.ts';
import type { System } from './systems.ts';
import { compareCountBack, splitTie } from './tie-breaks.ts';

/** Those who are ranked against each other: a category, or one starting group of it. */
export interface Field {
  /** Takes in a member that is new or has new marks. */
  put(member: Member): void;
  drop(member: Member): void;
  /** Takes everybody into the next ranking, e.g. because names have moved. */
  reset(): void;
  /** Everybody with a score, in order, and the part of it that has changed since the last time. */
  rank(): { readonly order: readonly Member[]; readonly from: number; readonly to: number };
}

export function createField(system: System, settings: ScoringSettings, scorer: Scorer): Field {
  const members = new Set<Member>();
  let order: Member[] = [];
  let changed = new Set<Member>();
  let all = true;
  let stale = false;

  /** 0 = tied, unless a last tie-break splits them. */
  const compare = (a: Member, b: Member) =>
    Number(rankedLast(a, settings)) - Number(rankedLast(b, settings)) ||
    (a.score && b.score ? scorer.compare(a.score, b.score) : 0) ||
    (system.countBack ? compareCountBack(a.entry.previousRanks, b.entry.previousRanks) : 0);

  const tied = (index: number) => {
    const [before, member] = [order[index - 1], order[index]];
    return before !== undefined && member !== undefined && compare(before, member) === 0;
  };

  /** Writes ranks on the ties from the one around `from` to the one around `to`. Answers where they begin and end. */
  const settle = (from: number, to: number) => {
    let start = from;
    while (tied(start)) start -= 1;
    const begin = start;
    while (start < order.length && start <= to) {
      let end = start + 1;
      while (tied(end)) end += 1;
      const tie =
        end - start === 1 ? null : order.slice(start, end).sort((a, b) => a.nameOrder - b.nameOrder);
      if (tie) order.splice(start, tie.length, ...splitTie(tie, start + 1, system, settings));
      else for (const member of order.slice(start, end)) member.rank = start + 1;
      for (let index = start; index < end; index += 1) {
        const member = order[index];
        if (member) member.index = index;
      }
      start = end;
    }
    return { order, from: begin, to: start };
  };

  /** Where a member belongs in an order in which only it is out of place. */
  const placeOf = (member: Member) => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = order[middle];
      if (other && compare(other, member) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const moveOne = (member: Member) => {
    const before = member.index;
    if (before >= 0) order.splice(before, 1);
    member.index = -1;
    if (member.score === null) return settle(Math.max(0, before), order.length);
    const after = placeOf(member);
    order.splice(after, 0, member);
    return before < 0
      ? settle(after, order.length)
      : settle(Math.min(before, after), Math.max(before, after));
  };

  const moveAll = () => {
    for (const member of members) if (member.index < 0) order.push(member);
    order = order.filter((member) => {
      const ranks = member.score !== null && members.has(member);
      if (!ranks) member.index = -1;
      return ranks;
    });
    order.sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
    return settle(0, order.length);
  };

  return {
    put(member) {
      members.add(member);
      changed.add(member);
      stale = scorer.put(member) || stale;
    },
    drop(member) {
      members.delete(member);
      all = true;
      stale = scorer.drop(member) || stale;
    },
    reset() {
      all = true;
    },
    rank() {
      if (stale) scorer.refresh([...members]);
      const [member] = changed;
      const one = !all && !stale && changed.size === 1;
      all = false;
      stale = false;
      changed = new Set();
      if (one && member) return moveOne(member);
      return moveAll();
    },
  };
}
