import { newSecret, secretHash } from '../platform/secrets.ts';
import { aGuest, aUser, testApi } from '../testing.ts';
import { badRequests, type Callers } from './testing/bad-requests.ts';
import { documentedCalls } from './testing/calls.ts';
import { checksum } from './testing/checksum.ts';
import { complaints, type Operation, operationOf, readDocument } from './testing/document.ts';
import { sendCall } from './testing/documented-call.ts';

const api = testApi();
let document: ReadonlyMap<string, Operation>;
let callers: Callers;

beforeAll(async () => {
  document = await readDocument(api);
  const stranger = await aUser(api.db);
  const expired = newSecret();
  await api.db.kysely
    .insertInto('accessToken')
    .values({
      hash: secretHash(expired),
      familyId: stranger.family,
      expiresAt: new Date(Date.now() - 1000),
    })
    .execute();
  callers = { guest: await aGuest(api.db), stranger, expired: { token: expired } };
});

it.each(documentedCalls.map((documented) => [documented.call, documented] as const))(
  '%s refuses whatever is wrong, and changes nothing',
  async (_call, documented) => {
    const operation = operationOf(document, documented);
    const good = await documented.request(api);
    // Good requests report unsent work, which is written later: write it now rather than in the middle.
    await api.app.lastSeen.write();
    const before = await checksum(api.db);

    const faults: string[] = [];
    for (const { fault, statuses, request } of badRequests(documented, operation, good, callers)) {
      const reply = await sendCall(api, documented, request);
      const wrong = statuses.includes(reply.statusCode)
        ? complaints(operation, reply)
        : [`${reply.statusCode}`];
      faults.push(...wrong.map((what) => `${fault}: ${what}`));
    }

    expect(faults).toEqual([]);
    expect(await checksum(api.db)).toBe(before);
    // The set-up was fine: only the fault in each request was the reason to refuse it.
    expect((await sendCall(api, documented, good)).statusCode).toBe(documented.status);
  },
);
