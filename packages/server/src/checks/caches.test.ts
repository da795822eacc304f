import { aCompetition } from '../following/competitions/testing.ts';
import { testApi } from '../testing.ts';
import { documentedCalls } from './testing/calls.ts';
import type { Request } from './testing/documented-call.ts';

const api = testApi();
const reads = documentedCalls.filter(({ call }) => call.startsWith('GET'));

const read = ({ url, as, headers }: Request) => api.call('GET', url, { as, ...(headers && { headers }) });
const asGuest = ({ url }: Request, headers?: Record<string, string>): Request => ({
  url,
  ...(headers && { headers }),
});

/** A cache may give guests whatever it may keep for others, so it must be what guests get. */
async function checkCaching(request: Request): Promise<void> {
  const reply = await read(request);
  expect(reply.statusCode).toBe(200);
  const guest = await read(asGuest(request));
  const caching = String(reply.headers['cache-control']);
  if (!/no-store|private/.test(caching)) {
    expect([caching, guest.statusCode]).toEqual([expect.stringContaining('public'), 200]);
    expect(guest.rawPayload.equals(reply.rawPayload)).toBe(true);
  }
  expect(reply.headers['set-cookie']).toBeUndefined();
  // Callers who may not see something must not learn that it is unchanged.
  const { etag } = reply.headers;
  if (typeof etag === 'string' && guest.statusCode !== 200) {
    const known = await read(asGuest(request, { 'if-none-match': etag }));
    expect(known.statusCode).toBe(guest.statusCode);
  }
}

it.each(reads.map((one) => [one.call, one] as const))('%s is kept for nobody else', async (_call, one) => {
  await checkCaching(await one.request(api));
});

it.each([
  ['shown', true],
  ['hidden', false],
])('keeps the board that staff see for nobody else while the public one is %s', async (_how, live) => {
  const { id, master } = await aCompetition(api.db, { liveLeaderboard: live });
  await checkCaching({ url: `/competitions/${id}/leaderboard?audience=staff`, as: master });
  await checkCaching({ url: `/competitions/${id}/results.json`, as: master });
});

it('gives the public board to everybody in the same bytes, whoever asks', async () => {
  const { id, master } = await aCompetition(api.db);
  await checkCaching({ url: `/competitions/${id}/leaderboard`, as: master });
  await checkCaching({ url: `/competitions/${id}/leaderboard`, headers: { origin: 'https://evil.example' } });
});
