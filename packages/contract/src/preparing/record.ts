import { Type } from 'typebox';
import { LineOrNone, Nullable } from '../common.ts';

/** The time to beat in a category of speed, in milliseconds, and whose it is. Null = none. */
export const RecordToBeat = {
  recordMs: Type.Optional(Nullable(Type.Integer({ minimum: 1_000, maximum: 300_000 }))),
  recordHolder: Type.Optional(Nullable(LineOrNone(80))),
};

/** As read: whatever is stored is shown. */
export const ShownRecord = {
  recordMs: Type.Optional(Nullable(Type.Integer())),
  recordHolder: Type.Optional(Nullable(Type.String())),
};
