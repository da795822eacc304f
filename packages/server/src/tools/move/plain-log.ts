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

const logged = Compile(
  Type.Union([
    Type.Object({
      attempts: Type.Optional(Type.Array(Attempt)),
      queue: Type.Optional(Type.Array(Type.String())),
    }),
    orNone,
  ]),
);

/** Columns of the log in which a command says what it did. */
const logColumns: ReadonlySet<string> = new Set(['payload', 'written']);

/** Whether a column is none of the log, or says what a command did as the server writes it: pages read it as that. */
export const isPlainLog = (column: string, value: unknown): boolean =>
  !logColumns.has(column) || logged.Check(value);
