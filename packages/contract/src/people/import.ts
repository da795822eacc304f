import { genders, importColumns } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Body, Nullable, oneOf, Uuid } from '../common.ts';

/** A table as it was saved or copied from a spreadsheet. Without `dry_run: false` nothing is entered. */
export const ImportBody = Body({
  table: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  dryRun: Type.Optional(Type.Boolean()),
  /** What the columns hold; omitted = what their headings say. */
  columns: Type.Optional(Type.Array(Nullable(oneOf(importColumns)), { maxItems: 100 })),
  /** Whether the first line holds headings; omitted = whether any of them is known. */
  headings: Type.Optional(Type.Boolean()),
  /** For lines that name no category. */
  category: Type.Optional(Nullable(Uuid)),
  /** Whoever has no number gets the next free one from here on. */
  firstNumber: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 99_999 }))),
  /** Lines that name somebody else than who is entered, or stands in an earlier line, by the same name. */
  others: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
  /** Enters the others where some lines have errors; omitted = all or nothing. */
  skipErrors: Type.Optional(Type.Boolean()),
});
export type ImportBody = Static<typeof ImportBody>;

export const ImportedLine = Type.Object({
  /** As an editor counts, from 1. */
  line: Type.Integer(),
  /** `duplicate`: in an earlier line already. Only `new` and `waiting` are entered. */
  status: oneOf(['new', 'waiting', 'entered', 'duplicate', 'error']),
  firstName: Type.String(),
  lastName: Type.String(),
  yearOfBirth: Nullable(Type.Integer()),
  gender: Nullable(oneOf(genders)),
  category: Nullable(Uuid),
  competitorNumber: Nullable(Type.String()),
  email: Nullable(Type.String()),
  /** Who was entered just now; null in a dry run, and of everybody else. */
  entry: Nullable(Uuid),
  problems: Type.Array(Type.Object({ column: Nullable(oneOf(importColumns)), message: Type.String() })),
  notes: Type.Array(Type.String()),
});
export type ImportedLine = Static<typeof ImportedLine>;

export const ImportReply = Type.Object({
  dryRun: Type.Boolean(),
  delimiter: oneOf([',', ';', '\t']),
  headings: Type.Boolean(),
  /** What was understood; null columns are left out. */
  columns: Type.Array(Type.Object({ heading: Type.String(), column: Nullable(oneOf(importColumns)) })),
  /** The first lines as they are written, for whoever has to say what the columns hold. */
  sample: Type.Array(Type.Array(Type.String())),
  /** Empty while no column says who is meant. */
  lines: Type.Array(ImportedLine),
  /** How many were entered; 0 in a dry run. */
  imported: Type.Integer(),
});
export type ImportReply = Static<typeof ImportReply>;

/** Numbers for all who have none, by category and name. */
export const NumbersBody = Body({ first: Type.Integer({ minimum: 1, maximum: 99_999 }) });
export const NumbersReply = Type.Object({ assigned: Type.Integer() });
export type NumbersReply = Static<typeof NumbersReply>;
