import { genders, importColumns } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Nullable, oneOf, Uuid } from '../common.ts';

/** A table as saved or copied from a spreadsheet. Nothing is entered without `dry_run: false`. */
export const ImportBody = Body({
  table: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  dryRun: Type.Optional(Type.Boolean()),
  /** What the columns contain; omitted = go by the headings. */
  columns: Type.Optional(Type.Array(Nullable(oneOf(importColumns)), { maxItems: 100 })),
  /** Whether the first line contains headings; omitted = whether any of them is known. */
  headings: Type.Optional(Type.Boolean()),
  /** For lines that name no category. */
  category: Type.Optional(Nullable(Uuid)),
  /** People without a number get the next free one from here on. */
  firstNumber: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 99_999 }))),
  /** Lines that name a different person from the entry, or the earlier line, of the same name. */
  others: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
  /** Enters the other lines when some have errors; omitted = all or nothing. */
  skipErrors: Type.Optional(Type.Boolean()),
});
export type ImportBody = Static<typeof ImportBody>;

export const ImportedLine = Type.Object({
  /** Counted from 1, as in an editor. */
  line: Type.Integer(),
  /** `duplicate`: repeats an earlier line. Only `new` and `waiting` are entered. */
  status: oneOf(['new', 'waiting', 'entered', 'duplicate', 'error']),
  firstName: Type.String(),
  lastName: Type.String(),
  yearOfBirth: Nullable(Type.Integer()),
  gender: Nullable(oneOf(genders)),
  category: Nullable(Uuid),
  competitorNumber: Nullable(Type.String()),
  email: Nullable(Type.String()),
  /** Whom they climb for: `AUT`. */
  nation: Nullable(Type.String()),
  /** Uuid of the session. */
  wave: Nullable(Uuid),
  handicapPercent: Nullable(Type.Integer()),
  handicapPoints: Nullable(Type.Integer()),
  /** The person just entered; null in a dry run and for everybody else. */
  entry: Nullable(Uuid),
  problems: Type.Array(Type.Object({ column: Nullable(oneOf(importColumns)), message: Type.String() })),
  notes: Type.Array(Type.String()),
});
export type ImportedLine = Static<typeof ImportedLine>;

export const ImportReply = Type.Object({
  dryRun: Type.Boolean(),
  delimiter: oneOf([',', ';', '\t']),
  headings: Type.Boolean(),
  /** What was recognised; without null columns. */
  columns: Type.Array(Type.Object({ heading: Type.String(), column: Nullable(oneOf(importColumns)) })),
  /** The first lines as written, for an organiser who must say what the columns contain. */
  sample: Type.Array(Type.Array(Type.String())),
  /** Empty until a column identifies people. */
  lines: Type.Array(ImportedLine),
  /** How many were entered; 0 in a dry run. */
  imported: Type.Integer(),
});
export type ImportReply = Static<typeof ImportReply>;

/** Numbers for everybody without one, by category and name. */
export const NumbersBody = Body({ first: Type.Integer({ minimum: 1, maximum: 99_999 }) });
export const NumbersReply = Type.Object({ assigned: Type.Integer() });
export type NumbersReply = Static<typeof NumbersReply>;
