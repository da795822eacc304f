import { snakeNames } from '@topout/contract/names';
import { newId } from '../../platform/ids.ts';
import type { DocumentedCall, Request } from './documented-call.ts';
import { bodySchema, type Operation } from './document.ts';

/** People without the right. */
export interface Callers {
  readonly guest: { readonly token: string };
  readonly stranger: { readonly token: string };
  readonly expired: { readonly token: string };
}

/** What is wrong with a request, the statuses that may refuse it, and the request itself. */
export interface BadRequest {
  readonly fault: string;
  readonly statuses: readonly number[];
  readonly request: Request;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** A good request, spoilt in every way that applies to its call. */
export function badRequests(
  documented: DocumentedCall,
  operation: Operation,
  good: Request,
  callers: Callers,
): readonly BadRequest[] {
  return [
    ...badBodies(operation, good),
    ...badAddresses(documented, good),
    ...badCallers(documented, good, callers),
  ];
}

function badBodies(operation: Operation, good: Request): BadRequest[] {
  const schema = bodySchema(operation);
  if (!schema) return [];
  const send = (fault: string, statuses: number[], body: string | undefined, type = 'application/json') => ({
    fault,
    statuses,
    request: { ...good, body, headers: { ...good.headers, 'content-type': type } },
  });
  const wire = snakeNames(good.body);
  const json = JSON.stringify(wire);
  return [
    send('broken JSON', [400], json.slice(0, -1)),
    send('no body', [400], ''),
    send('a number for a body', [400], '42'),
    send('null for a body', [400], 'null'),
    send('another kind of content', [415], json, 'text/plain'),
    send('far too much', [413], `{"name":"${'x'.repeat(1_100_000)}"}`),
    send('a NUL byte', [400], json.replace(/"([^"]+)"/, '"\\u0000$1"')),
    ...(schema['type'] === 'object'
      ? [
          send('a field that is not known', [400], JSON.stringify({ ...fieldsOf(wire), surprise: true })),
          send('fields of wrong types', [400], JSON.stringify(spoilt(wire))),
        ]
      : []),
  ];
}

const fieldsOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {});

const spoilt = (body: unknown) =>
  Object.fromEntries(Object.keys(fieldsOf(body)).map((field) => [field, { unexpected: [1] }]));

function badAddresses({ goneIsFine = false }: DocumentedCall, good: Request): BadRequest[] {
  const [path = '', query] = good.url.split('?');
  const at = (changed: string): Request => ({
    ...good,
    url: query === undefined ? changed : `${changed}?${query}`,
  });
  const ids = [...path.matchAll(uuid)].map(([id]) => id);
  const unknown = goneIsFine ? ids.slice(0, -1) : ids;
  return [
    ...unknown.map((id, index) => ({
      fault: `an unknown id ${index + 1}`,
      statuses: [403, 404],
      request: at(path.replace(id, newId())),
    })),
    ...ids.flatMap((id, index) => [
      {
        fault: `what is no id ${index + 1}`,
        statuses: [400, 403, 404],
        request: at(path.replace(id, 'somebody')),
      },
      { fault: `a NUL byte in id ${index + 1}`, statuses: [400, 404], request: at(path.replace(id, '%00')) },
    ]),
  ];
}

function badCallers({ audience }: DocumentedCall, good: Request, callers: Callers): BadRequest[] {
  if (audience === 'secret') return [];
  const { as: _, ...nobody } = good;
  const expired = { fault: 'an expired token', statuses: [401], request: { ...good, as: callers.expired } };
  if (audience === 'everybody') return [expired];
  return [
    expired,
    { fault: 'no token', statuses: [401], request: nobody },
    { fault: "a guest's token", statuses: [401], request: { ...good, as: callers.guest } },
    ...(audience === 'role'
      ? [{ fault: "a stranger's token", statuses: [403, 404], request: { ...good, as: callers.stranger } }]
      : []),
  ];
}
