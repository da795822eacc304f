import { mostInteger } from '@topout/contract';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

const orNone = Type.Null();

/** What the log keeps of an attempt. Later versions may keep more. */
const Attempt = Type.Object({
  success: Type.Boolean(),
  uuid: Type.Optional(Type.String()),
  judge: Type.Optional(Type.Union([Type.String(), orNone])),
  timestamp: Type.Optional(Type.String()),
  segments_count: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
  used_last_hold: Type.Optional(Type.Boolean()),
  duration: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: mostInteger }), orNone])),
  notes: Type.Optional(Type.String()),
});

const command = Compile(
  Type.Union([
    Type.Object({
      attempts: Type.Optional(Type.Array(Attempt)),
      queue: Type.Optional(Type.Array(Type.String())),
    }),
    orNone,
  ]),
);
const attempts = Compile(Type.Array(Attempt));

/** Columns that say what was climbed: what a command said and did, and what a dispute is about. */
const logged: Readonly<Record<string, { readonly Check: (value: unknown) => boolean }>> = {
  payload: command,
  written: command,
  before: attempts,
};

/** Whether a column is none of the log, or says what was climbed as the server writes it: pages read it as that. */
export const isPlainLog = (column: string, value: unknown): boolean => logged[column]?.Check(value) ?? true;
