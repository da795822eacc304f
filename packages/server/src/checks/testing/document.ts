import type { LightMyRequestResponse } from 'fastify';
import Schema from 'typebox/schema';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

export type JsonSchema = Record<string, unknown>;

export interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly operationId?: string;
  /** Who may call it: one of these; `{}` is anybody. */
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: JsonSchema }> }>;
}

/**
 * The document as the server serves it, with its references resolved: operations by call, `GET
 * /competitions/{competition}`.
 */
export async function readDocument(api: TestApi): Promise<ReadonlyMap<string, Operation>> {
  const { body } = await api.call('GET', '/docs/json');
  const document = JSON.parse(body) as { components: { schemas: JsonSchema } };
  const { paths } = writtenOut(document, document.components.schemas) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace('/api', '')}`,
        operation,
      ]),
    ),
  );
}

function writtenOut(value: unknown, schemas: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => writtenOut(item, schemas));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return writtenOut(schemas[String(value.$ref).split('/').at(-1) ?? ''], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, writtenOut(item, schemas)]));
}

/** The call that a request makes: of several that fit, the one with the most literal path. */
export function callOf(calls: readonly string[], method: string, url: string): string | undefined {
  const [path = ''] = url.split('?');
  const fits = (call: string) =>
    new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`);
  const named = (call: string) => call.replaceAll(/\{\w+\}/g, '').length;
  return calls.filter(fits).toSorted((a, b) => named(b) - named(a))[0];
}

/**
 * What is wrong with an answer according to the document: an undocumented status or content type, or a body
 * that does not fit its schema. Empty if nothing is.
 */
export function complaints({ responses }: Operation, reply: LightMyRequestResponse): readonly string[] {
  const { statusCode } = reply;
  const documented = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`];
  if (!documented) return [`${statusCode} is not documented`];
  const [type = ''] = String(reply.headers['content-type'] ?? '').split(';');
  if (type !== '' && !documented.content?.[type]) return [`${statusCode} as ${type} is not documented`];
  const schema = documented.content?.['application/json']?.schema;
  if (!schema || type !== 'application/json') return [];
  const [, errors] = Schema.Errors(schema, JSON.parse(reply.body));
  return errors.map(({ instancePath, message }) => `${statusCode} ${instancePath} ${message}`);
}

/** The schema of a call's JSON body; undefined if it takes none. */
export const bodySchema = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema;

export function operationOf(document: ReadonlyMap<string, Operation>, { call }: DocumentedCall): Operation {
  const operation = document.get(call);
  if (!operation) throw new Error(`${call} is not in the document`);
  return operation;
}
