import { entryStatuses, scoringSystems, speedLosers, speedTies } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Nullable, oneOf, Uuid } from '../common.ts';

/** One climber on one lane. */
export const HeatRun = Type.Object({
  kind: oneOf(['TIME', 'WALKOVER', 'FALL', 'FALSE_START', 'DNS']),
  /** Milliseconds; null unless it is a `TIME`. */
  ms: Nullable(Type.Integer()),
});
export type HeatRun = Static<typeof HeatRun>;

/** Somebody on the start list of a stage of speed. */
export const HeatRacer = Type.Object({
  entry: Uuid,
  user: Type.Object({
    uuid: Uuid,
    /** Minors: first name and initial, unless the full name is allowed. */
    firstName: Type.String(),
    lastName: Type.String(),
  }),
  competitorNumber: Nullable(Type.String()),
  status: oneOf(entryStatuses),
  /** Null = not drawn. In a final the last to start is the first seed. */
  startPosition: Nullable(Type.Integer()),
  /** Places in earlier stages, in the order in which they break ties. */
  previousRanks: Type.Array(Nullable(Type.Integer())),
  /** In the order of `routes`; null = none yet. */
  runs: Type.Array(Nullable(HeatRun)),
  /** Versions of the streams, in the same order: a command names one as its `base`. Only with `audience=staff`. */
  versions: Type.Optional(Type.Array(Type.Integer())),
  /** What a timing device measured since, in the same order, until a judge confirms it. Only with `audience=staff`. */
  readings: Type.Optional(Type.Array(Nullable(HeatRun))),
});
export type HeatRacer = Static<typeof HeatRacer>;

/**
 * `GET …/leaderboard/heats`: start list and results of a stage of speed, from which heats and bracket follow. Empty where the
 * category is not scored as speed.
 */
export const Heats = Type.Object({
  category: Uuid,
  /** Of the board. */
  version: Type.Integer(),
  scoringSystem: oneOf(scoringSystems),
  /** The settings of the same names. */
  losers: oneOf(speedLosers),
  ties: oneOf(speedTies),
  /** The time to beat; null = none. */
  record: Type.Optional(Nullable(Type.Object({ ms: Type.Integer(), holder: Nullable(Type.String()) }))),
  /** In qualification lane A and lane B; in a final its rounds, in the order they are raced. */
  routes: Type.Array(Uuid),
  racers: Type.Array(HeatRacer),
});
export type Heats = Static<typeof Heats>;
