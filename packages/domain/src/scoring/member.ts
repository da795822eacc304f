import type { BoardEntry, BoardRow, RouteResult } from '../model.ts';
import type { Marks, Score } from './score.ts';

/** An entry on a board, with what is remembered of it between changes. */
export interface Member {
  entry: BoardEntry;
  results: Map<string, RouteResult>;
  marks: Marks;
  /** Place in the order of names, which decides inside ties. */
  nameOrder: number;
  score: Score | null;
  /** Rank in its field; 0 = not ranked. */
  rank: number;
  row: BoardRow | null;
  rowScore: Score | null;
}

const collator = new Intl.Collator('en');

/** Last name, first name; the uuid only so that the order is always the same. */
export function compareNames({ entry: a }: Member, { entry: b }: Member): number {
  return (
    collator.compare(a.lastName, b.lastName) ||
    collator.compare(a.firstName, b.firstName) ||
    (a.uuid < b.uuid ? -1 : 1)
  );
}
