import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { aGuest, aProfile, aUser, testApi } from '../testing.ts';
import { aCompetition, anEntry } from '../following/competitions/testing.ts';
import { streams } from './testing/calls.ts';
import { complaints, type Operation, readDocument } from './testing/document.ts';
import { anythingFor, type Known, valueFor } from './testing/values.ts';

const api = testApi();
const runsPerCall = Number(process.env['TOPOUT_FUZZ_RUNS'] ?? 8);
/** Different requests each time; a failure names the seed that repeats it. */
const seed = Number(process.env['TOPOUT_FUZZ_SEED'] ?? randomInt(2 ** 31));
beforeAll(() => void process.stdout.write(`\n= requests drawn from TOPOUT_FUZZ_SEED=${seed}\n`));

let document: ReadonlyMap<string, Operation>;
let known: Known;
let callers: readonly ({ token: string } | undefined)[];

beforeAll(async () => {
  document = await readDocument(api);
  const competition = await aCompetition(api.db, { settings: { hasDynamicRouteNumbering: true } });
  const { id, master, venue, map, stage, categories, group, routes } = competition;
  const entry = await anEntry(api.db, competition, { competitorNumber: '1' });
  const child = await aProfile(api.db, { parentId: master.profile });
  const users = [entry.profile, master.profile, child];
  known = {
    any: [id, venue, ...categories, ...routes, entry.id],
    competition: [id],
    venue: [venue],
    map: [map],
    stage: [stage],
    group: [group],
    route: routes,
    routes,
    category: categories,
    routeGroup: [group],
    entry: [entry.id, ...users],
    ...Object.fromEntries(['user', 'competitor', 'queue', 'judges', 'profile'].map((name) => [name, users])),
  };
  callers = [master, master, master, await aUser(api.db), await aGuest(api.db), undefined];
});

it('answers whatever is sent as documented, and never with a fault of its own', async () => {
  const faults: string[] = [];
  const found = new Set<string>();
  for (const [call, operation] of document) {
    if (streams.includes(call)) continue;
    await fc.assert(
      fc.asyncProperty(requestFor(call, operation), async ({ as, body, ...request }) => {
        const reply = await api.app.inject({
          ...request,
          headers: {
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(as && { authorization: `Bearer ${as.token}` }),
          },
          ...(body !== undefined && { payload: body }),
        });
        if (reply.statusCode < 300) found.add(call);
        const wrong =
          reply.statusCode >= 500 ? [`${reply.statusCode} ${reply.body}`] : complaints(operation, reply);
        faults.push(...wrong.map((what) => `${request.method} ${request.url} ${body}: ${what}`));
      }),
      { numRuns: runsPerCall, seed },
    );
  }
  expect({ seed, faults }).toEqual({ seed, faults: [] });
  // Requests refused at the door prove little: many must get in.
  expect(found.size).toBeGreaterThan(document.size / 3);
}, 120_000);

/**
 * Each request comes from its own address, because other tests cover limits by address. None names an unread
 * version, which the door refuses.
 */
function requestFor(call: string, { parameters = [], requestBody }: Operation) {
  const [method = '', path = ''] = call.split(' ');
  const named = parameters.filter((parameter) => parameter.in === 'path');
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema;
  const fitting = (name: string) => ({ known, name, spoilt: false });
  const spoilt = (name: string) => ({ known, name, spoilt: true });
  return fc
    .record({
      names: fc.tuple(...named.map((parameter) => valueFor(parameter.schema, fitting(parameter.name)))),
      query: fc.tuple(
        ...asked.map((one) =>
          fc.oneof(
            { weight: 1, arbitrary: fc.constant(null) },
            { weight: one.name === 'version' ? 0 : 5, arbitrary: anythingFor(one.schema, spoilt(one.name)) },
          ),
        ),
      ),
      body: schema
        ? fc.oneof(valueFor(schema, fitting('')), anythingFor(schema, spoilt('')))
        : fc.constant(undefined),
      as: fc.constantFrom(...callers),
      remoteAddress: fc.ipV4(),
    })
    .map(({ names, query, body, as, remoteAddress }) => {
      const filled = named.reduce(
        (all, { name }, index) => all.replace(`{${name}}`, encodeURIComponent(asText(names[index]))),
        path,
      );
      const search = new URLSearchParams(
        asked.flatMap(({ name }, index): [string, string][] =>
          query[index] == null ? [] : [[name, asText(query[index])]],
        ),
      );
      return {
        method: method as 'GET',
        url: `/api${filled}?${search.toString()}`,
        as,
        body: body === undefined ? undefined : JSON.stringify(body),
        remoteAddress,
      };
    });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
