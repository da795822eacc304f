import type { ScoringSettings } from '../competition/settings.ts';
import type { BoardEntry, BoardRow } from '../model.ts';
import { once } from '../once.ts';
import type { Card, Marks, FieldScore } from './scorer.ts';

type Person = Omit<BoardEntry, 'results'>;

/** An entry on a board, with values kept between changes. */
export interface Member extends Card {
  readonly entry: Person;
  /** Place in the order of names, which decides within ties; `unknownOrder` until known. */
  nameOrder: number;
  /** Place in the order of its field. */
  index: number;
  /** Whether only a last tie-break separates it from the previous member. */
  tied: boolean;
  /** Rank in its field. */
  rank: number;
  /** Position on the board, if several fields are merged. */
  position: number;
  row: BoardRow | null;
  rowScore: FieldScore | null;
}

/**
 * Behind everybody. A small integer: engines store those in the object itself, and ranking reads thousands of
 * them.
 */
export const unknownOrder = 2 ** 30 - 1;

/** @param before the entry's previous member: with the same name it keeps its place among the names */
export function createMember(entry: Person, marks: Marks, before: Member | undefined): Member {
  const sameName = before?.entry.firstName === entry.firstName && before.entry.lastName === entry.lastName;
  return {
    // The fields that ranking reads and writes by the thousand come first, so that they are close in memory.
    index: -1,
    rank: 0,
    tied: false,
    row: null,
    score: null,
    rowScore: null,
    nameOrder: before && sameName ? before.nameOrder : unknownOrder,
    position: 0,
    entry,
    marks,
    handicap: entry.handicap ?? null,
    counted: [],
    values: [],
  };
}

const collator = once(() => new Intl.Collator('en'));

/** Last name, first name; the uuid only to make the order stable. (scoring rules, section 8) */
export function compareNames({ entry: a }: Member, { entry: b }: Member): number {
  return (
    collator().compare(a.lastName, b.lastName) ||
    collator().compare(a.firstName, b.firstName) ||
    (a.uuid < b.uuid ? -1 : 1)
  );
}

/** Retired entries keep their place unless the organiser ranks them last. (scoring rules, section 8) */
export function rankedLast({ entry }: Member, { rankRetiredLast }: ScoringSettings): boolean {
  return rankRetiredLast && entry.status === 'RETIRED';
}

/**
 * The row of a member; the same object as long as its content is the same. Without a position it shows no
 * score.
 */
export function rowOf(member: Member, position: number | null): BoardRow {
  const { entry, row, rowScore } = member;
  const score = position === null ? null : member.score;
  if (row && rowScore === score && row.position === position) return row;
  const next =
    row && rowScore === score
      ? {
          entry: row.entry,
          position,
          score: row.score,
          scoreText: row.scoreText,
          scoreTuple: row.scoreTuple,
          handicapped: row.handicapped,
        }
      : {
          entry: entry.uuid,
          position,
          score: score?.value ?? null,
          scoreText: score?.text ?? '',
          scoreTuple: score?.tuple ?? null,
          handicapped: score?.handicapped,
        };
  member.row = next;
  member.rowScore = score;
  return next;
}
