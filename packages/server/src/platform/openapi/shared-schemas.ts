import * as contract from '@topout/contract';
import { wireSchema } from '../http/wire.ts';

type Json = Record<string, unknown>;
type Document = Json & { components?: Json };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Schemas worth a name: objects, lists and choices between them, but not a line of text. */
const isShape = (value: unknown): value is Json =>
  isObject(value) && ['properties', 'items', 'anyOf'].some((key) => key in value);

/** Maps in the document's notation: by any key, which the contract writes as a pattern. */
const written = (schema: Json): string =>
  JSON.stringify(schema, (_, value: unknown) => {
    if (!isObject(value) || !isObject(value['patternProperties'])) return value;
    const { patternProperties, ...rest } = value;
    return { ...rest, additionalProperties: Object.values(patternProperties)[0] };
  });

/** The contract's schemas by content; of two equal ones, the first one's name is used. */
const names = new Map(
  Object.entries<unknown>(contract)
    .map(([name, schema]) => [name, wireSchema(schema)] as const)
    .flatMap(([name, schema]) => (isShape(schema) ? [[written(schema), name] as const] : []))
    .toReversed(),
);

/** Makes the document refer to each contract schema by name, instead of repeating it wherever it is used. */
export function nameSchemas<T extends object>(document: T): T {
  const schemas: Json = {};
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(referring);
    return isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, referring(one)]))
      : value;
  };
  const referring = (value: unknown): unknown => {
    const name = isShape(value) ? names.get(JSON.stringify(value)) : undefined;
    if (name === undefined) return inside(value);
    schemas[name] ??= inside(value);
    return { $ref: `#/components/schemas/${name}` };
  };
  const { components, ...rest } = document as Document;
  return { ...(inside(rest) as T), components: { ...components, schemas: sorted(schemas) } };
}

const sorted = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b)));
