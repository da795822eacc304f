import type { BoardEntry, BoardInput, BoardRow, RouteResult } from '../model.ts';
import { createField, type Field } from './field.ts';
import { compareNames, type Member } from './member.ts';
import { systems } from './systems.ts';

/** A board that is kept up to date; always the same as `rankBoard` of what it was told. */
export interface LiveBoard {
  /** Adds an entry or replaces it, results and all. */
  setEntry(entry: BoardEntry): void;
  removeEntry(uuid: string): void;
  /** Sets or, with null, takes away one result. Unknown entries are ignored. */
  setResult(entryUuid: string, routeUuid: string, result: RouteResult | null): void;
  /** In display order. A row is the same object until it changes; the list is never changed afterwards. */
  rows(): readonly BoardRow[];
}

/** Ranks a category. (scoring rules, section 8) */
export function rankBoard(input: BoardInput): BoardRow[] {
  return [...createBoard(input).rows()];
}

export function createBoard({ system: name, settings, routes: all, entries }: BoardInput): LiveBoard {
  const system = systems[name];
  const routes = all.filter(({ climbType }) => system.climbType === null || climbType === system.climbType);
  const members = new Map<string, Member>();
  const fields = new Map<string | null, Field>();
  let namesMoved = false;
  let rows: readonly BoardRow[] | null = null;

  const fieldOf = (group: string | null): Field => {
    const known = fields.get(group);
    if (known) return known;
    const field = createField(system, settings, routes, group !== null);
    fields.set(group, field);
    return field;
  };
  const marksOf = (results: ReadonlyMap<string, RouteResult>) =>
    routes.map(({ uuid }) => {
      const result = results.get(uuid);
      return result && result.tries > 0 ? result : undefined;
    });
  const ranks = ({ status }: BoardEntry) => status === 'ENTERED' || status === 'RETIRED';

  const removeEntry = (uuid: string) => {
    const member = members.get(uuid);
    if (!member) return;
    members.delete(uuid);
    fields.get(member.entry.startingGroup)?.drop(member);
    rows = null;
  };
  const setEntry = (entry: BoardEntry) => {
    removeEntry(entry.uuid);
    if (entry.status === 'WAITING') return;
    const results = new Map(entry.results);
    const member: Member = {
      entry,
      results,
      marks: marksOf(results),
      nameOrder: 0,
      score: null,
      rank: 0,
      row: null,
      rowScore: null,
    };
    members.set(entry.uuid, member);
    namesMoved = true;
    if (ranks(entry)) fieldOf(entry.startingGroup).put(member);
    rows = null;
  };

  for (const entry of entries) setEntry(entry);

  return {
    setEntry,
    removeEntry,
    setResult(entryUuid, routeUuid, result) {
      const member = members.get(entryUuid);
      if (!member) return;
      if (result) member.results.set(routeUuid, result);
      else member.results.delete(routeUuid);
      member.marks = marksOf(member.results);
      if (ranks(member.entry)) fieldOf(member.entry.startingGroup).put(member);
      rows = null;
    },
    rows() {
      if (rows) return rows;
      if (namesMoved) {
        for (const [index, member] of [...members.values()].sort(compareNames).entries())
          member.nameOrder = index;
        namesMoved = false;
      }
      const ranked = merged([...fields.values()].map((field) => field.ranked()));
      const seen = new Set(ranked.map(({ member }) => member));
      const others = [...members.values()]
        .filter((member) => !seen.has(member))
        .sort((a, b) => Number(!ranks(a.entry)) - Number(!ranks(b.entry)) || a.nameOrder - b.nameOrder);
      rows = [
        ...ranked.map(({ member, position }) => rowOf(member, position)),
        ...others.map((member) => rowOf(member, null)),
      ];
      return rows;
    },
  };
}

interface Placed {
  readonly member: Member;
  readonly position: number;
}

/** Starting groups are merged by rank; equal ranks are tied. (scoring rules, section 6) */
function merged(fields: readonly (readonly Member[])[]): Placed[] {
  if (fields.length === 1) return (fields[0] ?? []).map((member) => ({ member, position: member.rank }));
  const all = fields.flat().sort((a, b) => a.rank - b.rank || a.nameOrder - b.nameOrder);
  let position = 0;
  return all.map((member, index) => {
    if (all[index - 1]?.rank !== member.rank) position = index + 1;
    return { member, position };
  });
}

function rowOf(member: Member, position: number | null): BoardRow {
  const { row, rowScore, entry } = member;
  const score = position === null ? null : member.score;
  if (row && row.position === position && rowScore === score) return row;
  member.rowScore = score;
  member.row = {
    entry: entry.uuid,
    position,
    score: score?.value ?? null,
    scoreText: score?.text ?? '',
    scoreTuple: score?.tuple ?? null,
  };
  return member.row;
}
