import type { Run, ScoringSettings } from '@topout/domain';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const Attempts = Nullable(Type.Integer({ minimum: 1 }));

/** Attempt numbers; `low` if the boulder has two zones. */
const BoulderMark = Type.Object({
  zone: Attempts,
  top: Attempts,
  low: Type.Optional(Attempts),
  tries: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type BoulderMark = Static<typeof BoulderMark>;

/** `time` in seconds. */
const LeadMark = Type.Object({
  hold: Nullable(Type.Number({ minimum: 0 })),
  plus: Type.Boolean(),
  top: Type.Boolean(),
  time: Type.Optional(Nullable(Type.Number({ minimum: 0 }))),
});
export type LeadMark = Static<typeof LeadMark>;

const Competitor = Type.Object({
  id: Type.String(),
  name: Type.Optional(Type.String()),
  group: Type.Optional(Nullable(Type.String())),
  speed_rank: Type.Optional(Nullable(Type.Number())),
  status: Type.Union([
    Type.Literal('ok'),
    Type.Literal('DNS'),
    Type.Literal('DNF'),
    Type.Literal('DSQ'),
    Type.Literal('DQB'),
  ]),
  results: Type.Optional(Nullable(Type.Array(Nullable(Type.Union([BoulderMark, LeadMark]))))),
  lead: Type.Optional(Nullable(LeadMark)),
  /** Tops, zones, tries to top, tries to zone. */
  totals: Type.Optional(
    Nullable(Type.Tuple([Type.Integer(), Type.Integer(), Type.Integer(), Type.Integer()])),
  ),
  /** Points. */
  total: Type.Optional(Nullable(Type.Number())),
  tops: Type.Optional(Type.Array(Type.String())),
  zones: Type.Optional(Type.Array(Type.String())),
  prev: Type.Optional(Type.Record(Type.String(), Nullable(Type.Integer()))),
});

/** What other kinds of files say of somebody. */
interface Extras {
  /** Place in each discipline, ties as their mean; null = no result in it. */
  readonly places?: readonly (number | null)[];
  /** The run on each lane, or in each round of a knock-out; null = none. */
  readonly runs?: readonly (Run | null)[];
  /** Uuid of a profile that is there already. */
  readonly profile?: string;
}
export type Competitor = Omit<Static<typeof Competitor>, 'status'> & {
  readonly status: Started;
} & Extras;

/** Whether somebody has a result: `DSQ` = none, whatever they climbed. */
export type Started = 'ok' | 'DNS' | 'DSQ';

/** What lists print: of whoever did not finish, what was reached counts; for conduct or not, disqualified is out. */
export function startedOf(status: string): Started {
  if (status === 'DSQ' || status === 'DQB') return 'DSQ';
  return status === 'DNS' ? 'DNS' : 'ok';
}

/** One published round of one category; see the README beside the fixtures. */
const RoundFile = Type.Object({
  competition: Type.String(),
  year: Type.Integer(),
  category: Type.String(),
  round: Type.String(),
  format: Type.String(),
  detail: Type.Optional(Type.Literal('totals')),
  routes: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), top_hold: Type.Optional(Nullable(Type.Integer())) })),
  ),
  countback: Type.Array(Type.String()),
  competitors: Type.Array(Competitor, { minItems: 1 }),
});

export type RoundFile = Omit<Static<typeof RoundFile>, 'competitors'> & {
  readonly competitors: readonly Competitor[];
  /** What its rules set, beyond its format. */
  readonly scoring?: Partial<ScoringSettings>;
  readonly routeNames?: readonly string[];
  /** The day it was held; without one, yesterday. */
  readonly date?: string;
};

/** @throws Error saying where the text is not a round */
export function readRound(text: string): RoundFile {
  const round: unknown = JSON.parse(text);
  if (Value.Check(RoundFile, round))
    return round.format === 'combined-product' ? byPlaces(round) : read(round);
  const [first] = Value.Errors(RoundFile, round);
  throw new Error(`no published round: ${first?.instancePath} ${first?.message}`);
}

const read = (round: Static<typeof RoundFile>): RoundFile => ({
  ...round,
  competitors: round.competitors.map((one) => ({ ...one, status: startedOf(one.status) })),
});

/** Whoever has a place in speed took part, and in a final is last in what they did not start. */
const byPlaces = (round: Static<typeof RoundFile>): RoundFile => {
  const { competitors, ...more } = read(round);
  return {
    ...more,
    scoring: { missingDiscipline: round.round === 'final' ? 'last' : 'unranked' },
    competitors: competitors.map((one) =>
      one.speed_rank == null || one.status === 'DSQ' ? one : { ...one, status: 'ok' as const },
    ),
  };
};
