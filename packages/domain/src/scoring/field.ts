import type { ScoringSettings } from '../competition/settings.ts';
import { compareLists } from './compare-lists.ts';
import { rankedLast, type Member } from './member.ts';
import type { Scorer } from './scorer.ts';
import { createStanding, type Span } from './standing.ts';
import type { System } from './systems.ts';
import type { TieBreak } from './tie-breaks.ts';

/** Entries ranked against each other: a category, or one of its starting groups. */
export interface Field {
  /** Everybody with a score, in order; current after `rank`. */
  readonly order: readonly Member[];
  /** Adds a new member, or one with new marks. */
  put(member: Member): void;
  drop(member: Member): void;
  /** Reorders everybody at the next ranking, for example because names have moved. */
  reset(): void;
  /** Updates the order. Returns the part that has changed. */
  rank(): Span;
}

/** @param ranked called for every member that is ranked again */
export function createField(
  system: System,
  settings: ScoringSettings,
  scorer: Scorer,
  tieBreak: TieBreak | null,
  ranked: (member: Member) => void,
): Field {
  /**
   * The score, then count-back: the rank in the previous stage, then in the one before. (scoring rules,
   * section 6)
   */
  const compare = (a: Member, b: Member) =>
    Number(rankedLast(a, settings)) - Number(rankedLast(b, settings)) ||
    (a.score && b.score ? scorer.compare(a.score, b.score) : 0) ||
    (system.countBack ? compareLists(a.entry.previousRanks, b.entry.previousRanks) : 0);
  const standing = createStanding(compare, tieBreak, ranked);
  const members = new Set<Member>();
  let changed = new Set<Member>();
  let everybody = true;
  let othersMoved = false;

  const rankAll = () => {
    if (othersMoved) scorer.refresh(members);
    return standing.fill([...changed].filter(({ index }) => index < 0));
  };

  return {
    get order() {
      return standing.order;
    },
    put(member) {
      members.add(member);
      changed.add(member);
      othersMoved = scorer.put(member) || othersMoved;
    },
    drop(member) {
      members.delete(member);
      changed.delete(member);
      standing.drop(member);
      everybody = true;
      othersMoved = scorer.drop(member) || othersMoved;
    },
    reset() {
      everybody = true;
    },
    rank() {
      if (changed.size === 0 && !everybody && !othersMoved) return { from: 0, to: 0 };
      const [one] = changed;
      const alone = one && changed.size === 1 && !everybody && !othersMoved;
      const span = alone ? standing.move(one) : rankAll();
      changed = new Set();
      everybody = false;
      othersMoved = false;
      return span;
    },
  };
}
