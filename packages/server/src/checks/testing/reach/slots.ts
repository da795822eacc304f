import { snakeNames } from '@topout/contract/names';
import fc from 'fast-check';
import type { Request } from '../documented-call.ts';
import type { JsonSchema, Operation } from '../document.ts';
import { valueFor } from '../values.ts';

/** A place in a request that takes an id. */
export interface Slot {
  readonly in: 'path' | 'query' | 'body';
  /** Its name there; for a list item, the list's. */
  readonly name: string;
  /** In the body: fields from the outside in; 0 = the first item of a list. */
  readonly at: readonly (string | 0)[];
  /** In the body: the schema of the whole. */
  readonly within?: JsonSchema;
}

/** All places in an operation that take an id, according to the document. */
export function slotsOf({ parameters = [], requestBody }: Operation): readonly Slot[] {
  const named = parameters.flatMap(({ in: where, name, schema }): Slot[] =>
    where !== 'header' && takesId(schema) ? [{ in: where, name, at: [] }] : [],
  );
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
  const fields = bodies.flatMap((schema) =>
    fieldsOf(schema, 'body', []).map((slot) => ({ ...slot, within: schema })),
  );
  return [...named, ...new Map(fields.map((slot) => [slot.at.join('.'), slot])).values()];
}

const takesId = (schema: JsonSchema): boolean => fieldsOf(schema, '', []).length > 0;

function fieldsOf(schema: JsonSchema | undefined, name: string, at: Slot['at']): Slot[] {
  if (!schema) return [];
  const inner = (one: unknown, itsName: string, itsAt: Slot['at']) =>
    fieldsOf(one as JsonSchema | undefined, itsName, itsAt);
  const choices = ['anyOf', 'allOf', 'oneOf'].flatMap((kind) => (schema[kind] ?? []) as JsonSchema[]);
  return [
    ...(schema['format'] === 'uuid' ? [{ in: 'body' as const, name, at }] : []),
    ...choices.flatMap((one) => inner(one, name, at)),
    ...inner(schema['items'], name, [...at, 0]),
    ...Object.entries(schema['properties'] ?? {}).flatMap(([field, one]) =>
      inner(one, field, [...at, field]),
    ),
  ];
}

/** The request with an id in that place; creates missing parents as the document requires. */
export function filled(call: string, request: Request, slot: Slot, id: string): Request {
  if (slot.in === 'body')
    return { ...request, body: withId(snakeNames(request.body), slot.at, id, slot.within ?? {}) };
  const [path = '', query = ''] = request.url.split('?');
  if (slot.in === 'query') {
    const params = new URLSearchParams(query);
    params.set(slot.name, id);
    return { ...request, url: `${path}?${params.toString()}` };
  }
  const names = call.split(' ')[1]?.split('/') ?? [];
  const parts = path.split('/').map((part, index) => (names[index] === `{${slot.name}}` ? id : part));
  return { ...request, url: `${parts.join('/')}${query && `?${query}`}` };
}

function withId(value: unknown, [first, ...others]: Slot['at'], id: string, schema: JsonSchema): unknown {
  if (first === undefined) return id;
  if (first === 0) {
    const [item, ...items] = Array.isArray(value) ? (value as unknown[]) : [];
    const [inner = {}] = shapesOf(schema).flatMap(({ items: one }) => (one ? [one as JsonSchema] : []));
    return [withId(item, others, id, inner), ...items];
  }
  const shape = shapesOf(schema).find(({ properties }) => first in ((properties ?? {}) as object)) ?? {};
  const known = (shape['properties'] ?? {}) as Record<string, JsonSchema>;
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const fields = given as Record<string, unknown>;
  const missing = ((shape['required'] ?? []) as string[]).filter(
    (name) => name !== first && !(name in given),
  );
  const made = missing.map((name) => [name, anyValue(known[name] ?? {}, id)] as const);
  return {
    ...fields,
    ...Object.fromEntries(made),
    [first]: withId(fields[first], others, id, known[first] ?? {}),
  };
}

/** A schema and all its alternatives. */
const shapesOf = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...['anyOf', 'allOf', 'oneOf'].flatMap((kind) => ((schema[kind] ?? []) as JsonSchema[]).flatMap(shapesOf)),
];

/** The same value each time. */
function anyValue(schema: JsonSchema, id: string): unknown {
  const [value] = fc.sample(valueFor(schema, { known: { any: [id] }, name: '', spoilt: false }), {
    numRuns: 1,
    seed: 1,
  });
  return value;
}
