import { camelName } from '@topout/contract/names';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './document.ts';

/** Ids of existing things, by the names that calls use for them. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Nested lists, `depth` deep. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level++) value = [value];
  return value;
}

/** Values that trip servers up. */
const awkward = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'cut \ud83d',
  'two\r\nlines',
  '𝕌🧗‍♀️',
  "'; drop table entry; --",
  '%_\\',
  '../../etc/passwd',
  'x'.repeat(5_000),
  '0198a5c0-0000-7000-8000-00000000000g',
  '-infinity',
  '9999-12-31T23:59:60Z',
  '0001-01-01T00:00:00Z',
  '2999-01-01T00:00:00Z',
  '0001-01-01',
  0,
  -0,
  -1,
  0.5,
  1e308,
  2 ** 31,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[[[]]]],
  -1e308,
  -(2 ** 63),
  nested(20),
  nested(2_000),
  { __proto__: null, constructor: 1 },
);

interface Wanted {
  readonly known: Known;
  /** The name of the value in its place. */
  readonly name: string;
  /** Sometimes makes inner values awkward. */
  readonly spoilt: boolean;
}

/** Mostly fitting values, otherwise awkward ones and wrong types. */
export const anythingFor = (schema: JsonSchema, wanted: Wanted): Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: valueFor(schema, wanted) }, { weight: 1, arbitrary: awkward });

/** Values that fit a schema in the document. */
export function valueFor(schema: JsonSchema, wanted: Wanted): Arbitrary<unknown> {
  const inner = (one: unknown, name = wanted.name) =>
    (wanted.spoilt ? anythingFor : valueFor)(one as JsonSchema, { ...wanted, name });
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...schema['anyOf'].map((one) => inner(one)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'string':
      return textFor(schema, wanted);
    case 'integer':
      return integerFor(schema);
    case 'number':
      return doubleFor(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(inner(schema['items'] ?? {}), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: 4,
      });
    case 'object':
      return objectFor(schema, inner);
    default:
      return fc.constant(null);
  }
}

function integerFor({ minimum, maximum }: JsonSchema): Arbitrary<number> {
  return fc.integer({ min: Number(minimum ?? -10), max: Math.min(Number(maximum ?? 1_000), 2 ** 31) });
}

function doubleFor({ minimum, maximum }: JsonSchema): Arbitrary<number> {
  const within = {
    ...(minimum !== undefined && { min: Number(minimum) }),
    ...(maximum !== undefined && { max: Number(maximum) }),
  };
  return fc.double({ ...within, noNaN: true });
}

function textFor(
  { format, maxLength, minLength, pattern }: JsonSchema,
  { known, name }: Wanted,
): Arbitrary<string> {
  if (typeof pattern === 'string' && !format) return matching(pattern);
  switch (format) {
    case 'uuid':
      return fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...(known[camelName(name)] ?? known['any'] ?? [])) },
        fc.uuid(),
      );
    case 'date-time':
      return fc
        .date({
          noInvalidDate: true,
          min: new Date(pattern ? '1900-01-01' : '0001-01-01'),
          max: new Date(pattern ? '2199-12-31' : '2999-12-31'),
        })
        .map((date) => date.toISOString());
    case 'email':
      return fc.emailAddress();
    default:
      return fc.string({
        unit: 'grapheme',
        minLength: Number(minLength ?? 0),
        maxLength: Math.min(Number(maxLength ?? 30), 30),
      });
  }
}

/** The library knows no properties of letters. */
function matching(pattern: string): Arbitrary<string> {
  if (!pattern.includes(String.raw`\p{`)) return fc.stringMatching(new RegExp(pattern));
  const fits = new RegExp(pattern, 'u');
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => fits.test(text));
}

function objectFor(
  schema: JsonSchema,
  inner: (schema: unknown, name: string) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, inner(property, name)]));
  return fc.record(fields, { requiredKeys: (schema['required'] ?? []) as string[] });
}
