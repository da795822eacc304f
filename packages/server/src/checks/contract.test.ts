import { testApi } from '../testing.ts';
import { documentedCalls, streams } from './testing/calls.ts';
import { complaints, type Operation, operationOf, readDocument } from './testing/document.ts';
import { sendCall } from './testing/documented-call.ts';

const api = testApi();
let document: ReadonlyMap<string, Operation>;
beforeAll(async () => {
  document = await readDocument(api);
});

it('tries every call that is documented', () => {
  const tried = new Set<string>([...documentedCalls.map(({ call }) => call), ...streams]);
  expect([...document.keys()].filter((call) => !tried.has(call))).toEqual([]);
});

it('describes each call and its refusals', () => {
  const undescribed = [...document].filter(([, { responses }]) => !responses['4XX']);
  expect(undescribed.map(([call]) => call)).toEqual([]);
});

it.each(documentedCalls.map((documented) => [documented.call, documented] as const))(
  '%s answers as documented',
  async (_call, documented) => {
    const reply = await sendCall(api, documented, await documented.request(api));
    expect([reply.statusCode, reply.statusCode < 300 ? '' : reply.body]).toEqual([documented.status, '']);
    expect(complaints(operationOf(document, documented), reply)).toEqual([]);
  },
);
