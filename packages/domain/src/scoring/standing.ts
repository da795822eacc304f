import type { Member } from './member.ts';
import type { TieBreak } from './tie-breaks.ts';

/** The part of an order that has changed. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Members in order of rank, and a way to move one of them without ranking the others anew. */
export interface Standing {
  readonly order: readonly Member[];
  /** Orders and ranks everybody anew, and newcomers with them; who has no score leaves. */
  fill(newcomers: readonly Member[]): Span;
  drop(member: Member): void;
  /** Moves a member, old or new, to where its score puts it; without a score, out of the order. */
  move(member: Member): Span;
}

/**
 * @param compare negative when the first is ahead, 0 = tied unless `tieBreak` splits them; inside ties names decide
 */
export function createStanding(
  compare: (a: Member, b: Member) => number,
  tieBreak: TieBreak | null,
): Standing {
  let order: Member[] = [];

  /** Notes whether a member is tied with the one before it. */
  const link = (index: number) => {
    const [before, member] = [order[index - 1], order[index]];
    if (member) member.tied = before !== undefined && compare(before, member) === 0;
  };

  /** Ranks the ties from the one around `from` to the one around `to`. */
  const settle = (from: number, to: number): Span => {
    let begin = from;
    while (order[begin]?.tied) begin -= 1;
    let end = begin;
    while (end < order.length && end <= to) end = settleTie(end);
    return { from: begin, to: end };
  };

  /** Ranks the tie that begins here, and answers where it ends. */
  const settleTie = (start: number): number => {
    let inOrder = true;
    let end = start;
    for (let member = order[end]; member && (end === start || member.tied); member = order[end]) {
      inOrder &&= end === start || (order[end - 1]?.nameOrder ?? 0) < member.nameOrder;
      member.index = end;
      member.rank = start + 1;
      end += 1;
    }
    if (end - start > 1 && (!inOrder || tieBreak?.applies(start + 1))) sortTie(start, end);
    return end;
  };

  const sortTie = (start: number, end: number) => {
    const tie = order.slice(start, end).sort((a, b) => a.nameOrder - b.nameOrder);
    if (tieBreak?.applies(start + 1)) tieBreak.split(tie, start + 1);
    for (const [offset, member] of tie.entries()) {
      order[start + offset] = member;
      member.index = start + offset;
      member.tied = offset > 0;
    }
  };

  /** Where a member belongs among the others, which are in order: before those it is tied with. */
  const placeOf = (member: Member): number => {
    let [low, high] = [0, order.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = order[middle < member.index ? middle : middle + 1];
      if (other && compare(other, member) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  /** Puts the member at one index to another, and those between one nearer. */
  const shift = (from: number, to: number) => {
    const member = order[from];
    const step = from < to ? 1 : -1;
    for (let index = from; index !== to; index += step) {
      const next = order[index + step];
      if (next) order[index] = next;
    }
    if (member) order[to] = member;
  };

  const remove = (member: Member): Span => {
    const { index } = member;
    if (index < 0) return { from: 0, to: 0 };
    shift(index, order.length - 1);
    order.pop();
    member.index = -1;
    link(index);
    return order.length === 0 ? { from: 0, to: 0 } : settle(Math.min(index, order.length - 1), order.length);
  };

  return {
    get order() {
      return order;
    },
    fill(newcomers) {
      for (const member of order) if (member.score === null) member.index = -1;
      order = [...order, ...newcomers].filter(({ score }) => score !== null);
      order.sort((a, b) => compare(a, b) || a.nameOrder - b.nameOrder);
      for (const index of order.keys()) link(index);
      return settle(0, order.length);
    },
    drop: remove,
    move(member) {
      if (member.score === null) return remove(member);
      if (member.index < 0) member.index = order.push(member) - 1;
      const before = member.index;
      const after = placeOf(member);
      shift(before, after);
      for (const index of [before, before + 1, after, after + 1]) link(index);
      return settle(Math.min(before, after), Math.max(before, after) + 1);
    },
  };
}
