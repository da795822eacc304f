import type { Member } from './member.ts';
import type { TieBreak } from './tie-breaks.ts';

/** The part of an order that has changed. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Members in rank order; one member can move without ranking the others again. */
export interface RankedStanding {
  readonly order: readonly Member[];
  /** Orders and ranks everybody again, including newcomers; members without a score leave. */
  fill(newcomers: readonly Member[]): Span;
  /** Marks a member as gone; the next `fill` removes it from the order. */
  drop(member: Member): void;
  /** Moves a member, old or new, to the place its score gives it; without a score, out of the order. */
  move(member: Member): Span;
}

/**
 * @param compare negative when the first is ahead, 0 = tied unless `tieBreak` splits them; within ties names
 * decide
 * @param ranked called at once for every member whose rank or index was written, because reaching thousands
 * of
 *   members a second time costs as much as the first
 */
export function createStanding(
  compare: (a: Member, b: Member) => number,
  tieBreak: TieBreak | null,
  ranked: (member: Member) => void,
): RankedStanding {
  let order: Member[] = [];

  /** Notes whether a member is tied with the one before it. */
  const link = (index: number) => {
    const [before, member] = [order[index - 1], order[index]];
    if (member) member.tied = before !== undefined && compare(before, member) === 0;
  };

  /**
   * Ranks the ties from the one before `from`, which may have lost its last member, to the one around `to`.
   */
  const settle = (from: number, to: number): Span => {
    let begin = Math.max(0, from - 1);
    while (order[begin]?.tied) begin -= 1;
    let end = begin;
    while (end < order.length && end <= to) end = settleTie(end);
    return { from: begin, to: end };
  };

  /** Ranks the tie that begins here, and returns its end. Usually that is a single member. */
  const settleTie = (start: number): number => {
    const first = order[start];
    if (first) first.rank = start + 1;
    const end = order[start + 1]?.tied ? rankTied(start) : start + 1;
    for (let index = start; index < end; index += 1) {
      const member = order[index];
      if (!member) continue;
      member.index = index;
      ranked(member);
    }
    return end;
  };

  /**
   * Ranks tied members and puts them in order, and returns where they end. A tie-break may rank them again.
   */
  const rankTied = (start: number): number => {
    let inOrder = true;
    let lastName = -1;
    let end = start;
    for (let member = order[end]; member && (end === start || member.tied); member = order[end]) {
      inOrder &&= lastName < member.nameOrder;
      lastName = member.nameOrder;
      member.rank = start + 1;
      end += 1;
    }
    if (!inOrder || tieBreak?.applies(start + 1)) sortTie(start, end);
    return end;
  };

  const sortTie = (start: number, end: number) => {
    const byName = order.slice(start, end).sort((a, b) => a.nameOrder - b.nameOrder);
    const tie = tieBreak?.applies(start + 1) ? tieBreak.split(byName, start + 1) : byName;
    for (const [offset, member] of tie.entries()) {
      order[start + offset] = member;
      member.tied = offset > 0;
    }
  };

  /** The place of a member that is not in the order: before those it is tied with. */
  const placeOf = (member: Member): number => {
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = order[middle];
      if (other && compare(other, member) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Removes a member if it is in the order, and returns its old place. */
  const takeOut = (member: Member): number => {
    const { index } = member;
    if (index < 0) return order.length;
    order.splice(index, 1);
    link(index);
    member.index = -1;
    return index;
  };

  return {
    get order() {
      return order;
    },
    fill(newcomers) {
      for (const member of order) if (member.score === null) member.index = -1;
      const staying = order.filter(({ index }) => index >= 0);
      order = [...staying, ...newcomers.filter(({ score }) => score !== null)];
      order.sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
      for (const index of order.keys()) link(index);
      return settle(0, order.length);
    },
    drop(member) {
      member.index = -1;
    },
    move(member) {
      const before = takeOut(member);
      if (member.score === null) return settle(before, order.length);
      const after = placeOf(member);
      order.splice(after, 0, member);
      link(after);
      link(after + 1);
      return settle(Math.min(before, after), Math.max(before, after) + 1);
    },
  };
}
