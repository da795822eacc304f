import { camelName, snakeName, snakeNames, turning } from '@topout/contract/names';
import type { FastifyInstance } from 'fastify';

/** Output that bypasses Fastify: events, pages, answers kept as bytes. */
export const wireText = (value: unknown): string => JSON.stringify(snakeNames(value));

/**
 * On the wire a camelCase name does not exist: no schema checked its value, and it must not pass for one that
 * was checked.
 */
const fromWire = turning((name) => (/^[a-z]\w*[A-Z]\w*$/.test(name) ? null : camelName(name)));

/**
 * Names are snake_case on the wire and camelCase inside. All calls of `app` are described, checked and
 * documented with wire names; this converts what their handlers read and return.
 */
export function turnNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.schema) return;
    const { body, querystring, response } = route.schema;
    route.schema = {
      ...route.schema,
      ...(body !== undefined && { body: wireSchema(body) }),
      ...(querystring !== undefined && { querystring: wireSchema(querystring) }),
      ...(response !== undefined && { response: wireSchema(response) }),
    };
  });
  app.addHook('preHandler', (request, _reply, done) => {
    request.body = fromWire(request.body);
    request.query = fromWire(request.query);
    done();
  });
  app.addHook('preSerialization', (_request, _reply, payload, done) => done(null, snakeNames(payload)));
}

const turned = new WeakMap<object, object>();

/** A contract schema with wire names, including TypeBox's own unlisted properties. */
export function wireSchema(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(wireSchema);
  const known = turned.get(schema);
  if (known) return known;
  const parts = Object.getOwnPropertyDescriptors(schema) as Record<string, PropertyDescriptor>;
  for (const [name, value] of Object.entries(schema))
    parts[name] = { ...parts[name], value: wirePart(name, value) };
  const made = Object.create(Object.prototype, parts) as object;
  turned.set(schema, made);
  return made;
}

function wirePart(name: string, value: unknown): unknown {
  if (name === 'required' && Array.isArray(value)) return value.map((one) => snakeName(String(one)));
  if (name !== 'properties' || typeof value !== 'object' || value === null) return wireSchema(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [snakeName(key), wireSchema(one)]));
}
