import type { BoardEntry, BoardInput, BoardRow, RouteResult } from '../model.ts';
import { createField, type Field } from './field.ts';
import { mergeGroups } from './groups.ts';
import { compareNames, createMember, rankedLast, rowOf, type Member, unknownOrder } from './member.ts';
import { systems } from './systems.ts';

/** A board that is kept up to date; always the same as `rankBoard` of what it was told. */
export interface LiveBoard {
  /** Adds an entry or replaces it, results and all. */
  setEntry(entry: BoardEntry): void;
  removeEntry(uuid: string): void;
  /** Sets or, with null, takes away one result. Entries and routes that are not on the board are ignored. */
  setResult(entryUuid: string, routeUuid: string, result: RouteResult | null): void;
  /**
   * In display order. The list is the board's own, and the next call brings it up to date: whoever keeps a version keeps a copy.
   * A row never changes, and stays the same object until what it says changes.
   */
  rows(): readonly BoardRow[];
}

/** Ranks a category. */
export function rankBoard(input: BoardInput): BoardRow[] {
  return [...createBoard(input).rows()];
}

/**
 * A category's board: the ranked, then those without a result yet, then those who did not start or were disqualified; who waits
 * for a place is not on it.
 *
 * One new result costs far less than ranking anew: scores are kept, and only ranks between the old place and the new one are
 * written again.
 *
 * @source scoring rules, section 8
 */
export function createBoard({ system: name, settings, routes: all, entries }: BoardInput): LiveBoard {
  const system = systems[name];
  const routes = all.filter(({ climbType }) => system.climbType === null || climbType === system.climbType);
  const routeIndex = new Map(routes.map(({ uuid }, index) => [uuid, index]));
  const members = new Map<string, Member>();
  const fields = new Map<string | null, Field>();
  let namesMoved = false;
  let rebuild = true;
  let rankedCount = 0;
  let rows: BoardRow[] = [];
  let current = false;

  /** Where there are several fields, or who is on the board has changed, all rows are written in the end. */
  const writeRow = (member: Member) => {
    if (fields.size === 1 && !rebuild) rows[member.index] = rowOf(member, member.rank);
  };

  const fieldOf = (group: string | null): Field => {
    const known = fields.get(group);
    if (known) return known;
    const scorer = system.scorer(routes, settings, group !== null);
    const field = createField(system, settings, scorer, writeRow);
    fields.set(group, field);
    return field;
  };

  const removeEntry = (uuid: string) => {
    const member = members.get(uuid);
    if (!member) return;
    members.delete(uuid);
    if (ranks(member)) fieldOf(member.entry.startingGroup).drop(member);
    rebuild = true;
    current = false;
  };

  const setEntry = (entry: BoardEntry) => {
    const before = members.get(entry.uuid);
    removeEntry(entry.uuid);
    if (entry.status === 'WAITING') return;
    const { results, ...person } = entry;
    const marks = routes.map(({ uuid }) => recorded(results.get(uuid)));
    const member = createMember(person, marks, before);
    members.set(entry.uuid, member);
    if (ranks(member)) fieldOf(entry.startingGroup).put(member);
    namesMoved ||= member.nameOrder === unknownOrder;
    rebuild = true;
    current = false;
  };

  const setResult = (entryUuid: string, routeUuid: string, result: RouteResult | null) => {
    const member = members.get(entryUuid);
    const index = routeIndex.get(routeUuid);
    if (!member || index === undefined) return;
    member.marks = member.marks.with(index, recorded(result));
    if (ranks(member)) fieldOf(member.entry.startingGroup).put(member);
    current = false;
  };

  /** Mostly in order already, which makes sorting cheap: comparing names is not. */
  const sortNames = () => {
    const sorted = [...members.values()].sort((a, b) => a.nameOrder - b.nameOrder).sort(compareNames);
    for (const [index, member] of sorted.entries()) member.nameOrder = index;
    for (const field of fields.values()) field.reset();
    namesMoved = false;
  };

  const everyRow = (orders: readonly (readonly Member[])[]): BoardRow[] => {
    const ranked = mergeGroups(orders, (member) => rankedLast(member, settings));
    const unranked = [...members.values()]
      .filter((member) => !ranks(member) || member.score === null)
      .sort((a, b) => Number(ranks(b)) - Number(ranks(a)) || a.nameOrder - b.nameOrder);
    rankedCount = ranked.length;
    return [
      ...ranked.map((member) => rowOf(member, member.position)),
      ...unranked.map((member) => rowOf(member, null)),
    ];
  };

  /** What lies between the old place and the new one of a single member is written already, if that is all that has changed. */
  const update = (): BoardRow[] => {
    if (namesMoved) sortNames();
    const spans = [...fields.values()].map((field) => field.rank());
    const orders = [...fields.values()].map(({ order }) => order);
    const [span, order] = [spans[0], orders[0]];
    const alone = span && order && orders.length === 1 && order.length === rankedCount;
    if (rebuild || !alone || span.to - span.from === order.length) {
      rebuild = false;
      return everyRow(orders);
    }
    return rows;
  };

  for (const entry of entries) setEntry(entry);
  return {
    setEntry,
    removeEntry,
    setResult,
    rows() {
      if (!current) rows = update();
      current = true;
      return rows;
    },
  };
}

/** Who can have a position at all. (scoring rules, section 8) */
function ranks({ entry: { status } }: Member): boolean {
  return status === 'ENTERED' || status === 'RETIRED';
}

/** Cleared attempts leave no result; a result of nothing has at least one try. */
function recorded(result: RouteResult | null | undefined): RouteResult | undefined {
  return result && result.tries > 0 ? result : undefined;
}
