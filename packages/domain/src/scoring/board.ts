import type { BoardEntry, BoardInput, BoardRoute, BoardRow, RouteResult } from '../model.ts';
import type { ScoringSystem } from '../vocabulary.ts';
import { createField, type Field } from './field.ts';
import { createTieBreak } from './tie-breaks.ts';
import { mergeGroups } from './groups.ts';
import { compareNames, createMember, rankedLast, rowOf, type Member, unknownOrder } from './member.ts';
import { systems } from './systems.ts';

/** A board that stays up to date; always equal to `rankBoard` of the same entries and results. */
export interface LiveBoard {
  /** Adds or replaces an entry with all its results. */
  setEntry(entry: BoardEntry): void;
  removeEntry(uuid: string): void;
  /** Sets one result, or removes it with null. Ignores entries and routes that are not on the board. */
  setResult(entryUuid: string, routeUuid: string, result: RouteResult | null): void;
  /**
   * In display order. The list belongs to the board, and the next call updates it: copy it to keep a version.
   * A row never changes, and stays the same object until its content changes.
   */
  rows(): readonly BoardRow[];
}

/** Ranks a category. */
export function rankBoard(input: BoardInput): BoardRow[] {
  return [...createBoard(input).rows()];
}

/** Those of a category's routes that its scoring system counts. */
export function countingRoutes(name: ScoringSystem, routes: readonly BoardRoute[]): readonly BoardRoute[] {
  const { climbType: wanted } = systems[name];
  return routes.filter(({ climbType }) => wanted === null || climbType === wanted);
}

/**
 * A category's board: ranked entries, then those without a result yet, then those that did not start or were
 * disqualified. Entries waiting for a place are not on it.
 *
 * One new result costs far less than ranking again: the board keeps scores, and rewrites only the ranks
 * between the old place and the new one.
 *
 * @source scoring rules, section 8
 */
export function createBoard({ system: name, settings, routes: all, entries }: BoardInput): LiveBoard {
  const system = systems[name];
  const routes = countingRoutes(name, all);
  const routeIndex = new Map(routes.map(({ uuid }, index) => [uuid, index]));
  const members = new Map<string, Member>();
  const fields = new Map<string | null, Field>();
  let namesMoved = false;
  let rebuild = true;
  let rankedCount = 0;
  let rows: BoardRow[] = [];
  let current = false;

  /** With several fields, or when the entries on the board have changed, all rows are written at the end. */
  const writeRow = (member: Member) => {
    if (fields.size === 1 && !rebuild) rows[member.index] = rowOf(member, member.rank);
  };

  const fieldOf = (group: string | null): Field => {
    const known = fields.get(group);
    if (known) return known;
    const scorer = system.scorer(routes, settings, group !== null);
    const field = createField(system, settings, scorer, createTieBreak(system, settings, routes), writeRow);
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

  /** Usually almost in order, which makes sorting cheap: comparing names is not. */
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

  /**
   * If a single member has moved and nothing else changed, the rows between its old and new place are already
   * written.
   */
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
