import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';

type JsonSchema = Record<string, unknown>;

interface Operation {
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: JsonSchema }> }>;
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: JsonSchema };
}

const document = JSON.parse(readFileSync(process.env['TOPOUT_API_DOCUMENT'] ?? '', 'utf8')) as Document;

/** Paths with a pattern for each, the most specific first. */
const paths = Object.entries(document.paths)
  .map(([path, operations]) => ({
    named: path.replaceAll(/\{\w+\}/g, '').length,
    matches: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operations,
  }))
  .toSorted((a, b) => b.named - a.named);

function writtenOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writtenOut);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value)
    return writtenOut(document.components.schemas[String(value.$ref).split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, writtenOut(item)]));
}

const operationOf = (method: string, path: string): Operation | undefined =>
  paths.find(({ matches }) => matches.test(`/api/${path}`))?.operations[method.toLowerCase()];

/** The status of a successful call. @param path below `/api/`, without the query */
export const successOf = (method: string, path: string): number =>
  Number(
    Object.keys(operationOf(method, path)?.responses ?? {}).find((status) => /^2\d\d$/.test(status)) ?? 200,
  );

/**
 * What the real server would never answer: an undocumented call or status, or a body that does not fit.
 *
 * @param path below `/api/`, without the query
 */
export function complaints(method: string, path: string, status: number, json: unknown): readonly string[] {
  const call = `${method} ${path} ${status}`;
  const found = operationOf(method, path);
  if (!found) return [`${call}: there is no such call`];
  const response = found.responses[status] ?? found.responses[`${Math.floor(status / 100)}XX`];
  if (!response) return status < 500 ? [`${call} is not documented`] : [];
  const schema = response.content?.['application/json']?.schema;
  if (!schema) return json == null ? [] : [`${call}: it is answered without a body`];
  const [, errors] = Schema.Errors(writtenOut(schema) as JsonSchema, json);
  return errors.map(({ instancePath, message }) => `${call} ${instancePath} ${message}`);
}
