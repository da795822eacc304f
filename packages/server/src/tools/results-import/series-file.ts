import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
const Id = Type.Union([Type.String(), Type.Integer()]);
const Few = Nullable(Type.Integer({ minimum: 1 }));

/** Published places of one category over a season, and how they count; see the README beside the fixtures. */
const SeriesFile = Type.Object({
  series: Type.String(),
  category: Type.String(),
  rules: Type.Object({
    place_points: Type.Array(Type.Integer(), { minItems: 1 }),
    tied_places: Type.String(),
    best: Few,
    best_per_discipline: Nullable(Type.Object({ lead: Few, boulder: Few, speed: Few })),
    min_disciplines: Few,
  }),
  persons: Type.Array(Type.Object({ id: Id, name: Nullable(Type.String()) }), { minItems: 1 }),
  competitions: Type.Array(
    Type.Object({
      id: Id,
      date: Type.String({ format: 'date' }),
      name: Type.String(),
      discipline: Type.String(),
      /** Place and person; null = not ranked. */
      places: Type.Array(Type.Tuple([Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]), Id])),
    }),
    { minItems: 1 },
  ),
});
export type SeriesFile = Static<typeof SeriesFile>;
export type SeriesCompetition = SeriesFile['competitions'][number];

/** @throws Error saying where the text is not a series */
export function readSeries(text: string): SeriesFile {
  const series: unknown = JSON.parse(text);
  if (Value.Check(SeriesFile, series)) return series;
  const [first] = Value.Errors(SeriesFile, series);
  throw new Error(`no published series: ${first?.instancePath} ${first?.message}`);
}
