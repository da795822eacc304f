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
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: JsonSchema }> }>;
}

/** The document as the server gives it: operations by call, `GET /competitions/{competition}`. */
export async function readDocument(api: TestApi): Promise<ReadonlyMap<string, Operation>> {
  const { paths } = (await api.call('GET', '/docs/json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace('/api', '')}`,
        operation,
      ]),
    ),
  );
}

/** The call that a request is one of: of several that fit, the one that names most of its path. */
export function callOf(calls: readonly string[], method: string, url: string): string | undefined {
  const [path = ''] = url.split('?');
  const fits = (call: string) =>
    new RegExp(`^${call.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`);
  const named = (call: string) => call.replaceAll(/\{\w+\}/g, '').length;
  return calls.filter(fits).toSorted((a, b) => named(b) - named(a))[0];
}

/**
 * What is wrong with an answer by the document: a status that is not documented, or a body that does not fit its schema.
 * Empty when all is well.
 */
export function complaints({ responses }: Operation, reply: LightMyRequestResponse): readonly string[] {
  const { statusCode } = reply;
  const documented = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`];
  if (!documented) return [`${statusCode} is not documented`];
  const schema = documented.content?.['application/json']?.schema;
  if (!schema || !isJson(reply)) return [];
  const [, errors] = Schema.Errors(schema, reply.json());
  return errors.map(({ instancePath, message }) => `${statusCode} ${instancePath} ${message}`);
}

const isJson = ({ headers }: LightMyRequestResponse) =>
  String(headers['content-type']).startsWith('application/json');

/** The schema of a call's JSON body; undefined when it takes none. */
export const bodySchema = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema;

export function operationOf(document: ReadonlyMap<string, Operation>, { call }: DocumentedCall): Operation {
  const operation = document.get(call);
  if (!operation) throw new Error(`${call} is not in the document`);
  return operation;
}
