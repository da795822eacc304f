import type { FastifyInstance } from 'fastify';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The parts of a JSON schema that show where a value has ids. */
interface Shape {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

type Lower = (value: unknown) => unknown;

const lowerers = new WeakMap<object, Lower | null>();

/**
 * Ids may be in capitals, because that makes a QR code smaller. Inside they are in lower case, as the
 * database writes them, wherever they came from: the address, its query, the body. Only values that a schema
 * calls an id are converted: a password may look like one.
 */
export function lowerIds(app: FastifyInstance): void {
  app.addHook<{ Params: unknown; Querystring: unknown; Body: unknown }>(
    'preHandler',
    (request, _reply, done) => {
      const { params, querystring, body } = request.routeOptions.schema ?? {};
      request.params = lowered(request.params, params);
      request.query = lowered(request.query, querystring);
      request.body = lowered(request.body, body);
      done();
    },
  );
}

function lowered(value: unknown, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return value;
  const known = lowerers.get(schema);
  const lower = known === undefined ? lowererOf(schema) : known;
  lowerers.set(schema, lower);
  return lower ? lower(value) : value;
}

/** Null for a schema without ids. */
function lowererOf({ format, properties = {}, items, anyOf = [] }: Shape): Lower | null {
  if (format === 'uuid') return lowerId;
  const members = Object.entries(properties).flatMap(([name, shape]): [string, Lower][] => {
    const lower = lowererOf(shape);
    return lower ? [[name, lower]] : [];
  });
  const item = items ? lowererOf(items) : null;
  const choices = anyOf.map(lowererOf).filter((lower) => lower !== null);
  if (members.length === 0 && !item && choices.length === 0) return null;
  return (value) => {
    if (Array.isArray(value))
      return choices.reduce((list: unknown, lower) => lower(list), item ? value.map(item) : value);
    if (isRecord(value)) {
      for (const [name, lower] of members) if (name in value) value[name] = lower(value[name]);
    }
    return choices.reduce((one, lower) => lower(one), value);
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const lowerId: Lower = (value) =>
  typeof value === 'string' && uuid.test(value) ? value.toLowerCase() : value;
