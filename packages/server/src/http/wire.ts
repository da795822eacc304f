import { camelName, snakeName, snakeNames, turning } from '@topout/contract/names';
import type { FastifyInstance } from 'fastify';

/** What is sent, where it does not go through Fastify: events, pages, answers that are kept as bytes. */
export const wireText = (value: unknown): string => JSON.stringify(snakeNames(value));

/** A name in camelCase is none on the wire: no schema has looked at what it stands for, and it must not pass for one that it has. */
const fromWire = turning((name) => (/^[a-z]\w*[A-Z]\w*$/.test(name) ? null : camelName(name)));

/**
 * Names are snake_case on the wire and camelCase inside. All calls of `app` are described, checked and documented as they stand on
 * the wire; what their handlers read and answer is turned here.
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

/** A schema of the contract as it stands on the wire, with what TypeBox wrote beside it, where nobody lists it. */
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
