import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { RoundFile } from './round-file.ts';

const Place = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
const Places = Type.Object({ speed: Place, boulder: Place, lead: Place });
const Id = Type.Union([Type.String(), Type.Integer()]);

/** Places in three disciplines, multiplied; see the README beside the fixtures. */
const CombinedFile = Type.Object({
  competition: Type.String(),
  year: Type.Optional(Type.Integer()),
  category: Type.Optional(Type.String()),
  round: Type.Optional(Type.String()),
  stage: Type.Optional(Type.String()),
  format: Type.Union([Type.Literal('combined-product-ranks'), Type.Literal('combined-product-general')]),
  qualification_order: Type.Optional(Type.Union([Type.Array(Id), Type.Null()])),
  competitors: Type.Array(
    Type.Object({
      id: Id,
      name: Type.Optional(Type.String()),
      ...Places.properties,
      start_order: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
      qualification: Type.Optional(Type.Union([Places, Type.Null()])),
      final: Type.Optional(Type.Union([Places, Type.Null()])),
    }),
    { minItems: 1 },
  ),
});
type CombinedFile = Static<typeof CombinedFile>;
type Person = CombinedFile['competitors'][number];

/** A round that ranks by the product of places; null if the file is of another kind. */
export function readCombined(file: unknown): RoundFile | null {
  if (!Value.Check(CombinedFile, file)) return null;
  const { competition, year = 0, category = 'Everybody', competitors } = file;
  const round = file.round ?? file.stage ?? 'qualification';
  const isFinal = round.startsWith('final');
  return {
    competition,
    year,
    category,
    round,
    format: 'places',
    scoring: { missingDiscipline: isFinal ? 'last' : 'unranked' },
    routeNames: ['Speed', 'Boulder', 'Lead'],
    countback: ['before'],
    competitors: competitors.map((person) => ({
      id: String(person.id),
      ...(person.name !== undefined && { name: person.name }),
      status: 'ok',
      places: placesOf(isFinal ? (person.final ?? person) : (person.qualification ?? person)),
      prev: { before: placeBefore(file, person, isFinal) },
    })),
  };
}

const placesOf = ({ speed = null, boulder = null, lead = null }: Static<typeof Places>) => [
  speed,
  boulder,
  lead,
];

/** In a final the place in the qualification, and in a qualification the seed: the best seeded starts last. */
function placeBefore({ qualification_order, competitors }: CombinedFile, person: Person, isFinal: boolean) {
  if (isFinal) {
    const place = qualification_order?.indexOf(person.id) ?? -1;
    return place < 0 ? null : place + 1;
  }
  const order = person.start_order ?? null;
  if (order === null) return null;
  return 1 + competitors.filter((other) => (other.start_order ?? 0) > order).length;
}
