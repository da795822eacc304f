import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const Id = Type.Union([Type.String(), Type.Integer()]);

/** Milliseconds, or a published text: seconds, `FALL`, `FS`, `DNS`, `walkover`. */
const RunText = Nullable(Type.Union([Type.Integer(), Type.String()]));

const Qualification = Type.Object({
  status: Type.Optional(Type.String()),
  lane_a_ms: RunText,
  lane_b_ms: RunText,
  lane_a: RunText,
  lane_b: RunText,
  best: Nullable(Type.String()),
  second: Nullable(Type.String()),
  rank: Nullable(Type.Integer()),
});
export type Qualification = Static<typeof Qualification>;

const Competitor = Type.Object({
  id: Id,
  name: Type.Optional(Type.String()),
  qualification: Qualification,
  last_stage: Nullable(Type.String()),
  last_result: RunText,
});
export type SpeedCompetitor = Static<typeof Competitor>;

const Heat = Type.Object({
  stage: Type.String(),
  heat: Type.Optional(Type.Integer()),
  a: Nullable(Id),
  b: Nullable(Id),
  lane_a: Nullable(Id),
  lane_b: Nullable(Id),
  a_result: RunText,
  b_result: RunText,
  a_ms: RunText,
  b_ms: RunText,
  winner: Nullable(Id),
});
export type SpeedHeat = Static<typeof Heat>;

/** One published speed event of one category, qualification and final; see the README beside the fixtures. */
const SpeedFile = Type.Object({
  competition: Type.String(),
  year: Type.Integer(),
  category: Type.String(),
  discipline: Type.Literal('speed'),
  format: Type.String(),
  rules: Type.Optional(
    Type.Object({
      false_start_qualification: Nullable(Type.String()),
      bracket: Nullable(Type.Integer()),
      losers: Nullable(Type.String()),
    }),
  ),
  competitors: Type.Array(Competitor, { minItems: 1 }),
  heats: Nullable(Type.Array(Heat)),
});
export type SpeedFile = Static<typeof SpeedFile>;

/** A speed event; null if the file is of another kind. */
export const readSpeed = (file: unknown): SpeedFile | null => (Value.Check(SpeedFile, file) ? file : null);
