import { testApi } from '../../testing.ts';
import { forgetOldest, rateLimiter } from './rate-limit.ts';

const api = testApi();

beforeEach(() => api.db.kysely.deleteFrom('allowance').execute());

const left = async (count: ReturnType<typeof rateLimiter>, key: string) => {
  let taken = 0;
  while (
    await count(api.db, key).then(
      () => true,
      () => false,
    )
  )
    taken += 1;
  return taken;
};

it('lets so many through at once, says how long to wait, then one after the other', async () => {
  const count = rateLimiter('test', { times: 2, perMs: 20_000 });
  await count(api.db, 'a');
  await count(api.db, 'a');
  await expect(count(api.db, 'a')).rejects.toMatchObject({
    status: 429,
    code: 'rate.limited',
    retryAfter: 10,
  });
  await api.db.rows({ name: 'pass', text: `update allowance set full_at = full_at - interval '10 s'` }, []);
  expect(await left(count, 'a')).toBe(1);
});

it('shuts nobody out where the clock was set back', async () => {
  const count = rateLimiter('test', { times: 2, perMs: 20_000 });
  await count(api.db, 'a');
  await api.db.rows(
    { name: 'ahead', text: `update allowance set full_at = full_at + interval '1 hour'` },
    [],
  );
  expect(await left(count, 'a')).toBe(2);
});

it('counts each key and each limit for itself, for all nodes together', async () => {
  const limit = { times: 3, perMs: 600_000 };
  const [here, there, other] = [
    rateLimiter('one', limit),
    rateLimiter('one', limit),
    rateLimiter('other', limit),
  ];
  await here(api.db, 'a');
  expect([
    await left(there, 'a'),
    await left(here, 'a'),
    await left(here, 'b'),
    await left(other, 'a'),
  ]).toEqual([2, 0, 3, 3]);
});

it('counts right when all come at once', async () => {
  const count = rateLimiter('test', { times: 5, perMs: 600_000 });
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => count(api.db, 'a')));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('forgets what is given back', async () => {
  const count = rateLimiter('test', { times: 1, perMs: 600_000 });
  const giveBack = await count(api.db, 'a');
  await giveBack();
  expect(await left(count, 'a')).toBe(1);
});

it('throws out the oldest of too many keys, and nobody else', async () => {
  const count = rateLimiter('test', { times: 2, perMs: 600_000 });
  await count(api.db, 'first');
  for (const key of ['a', 'b', 'c']) await left(count, key);
  await forgetOldest(api.db, 3);
  expect([await left(count, 'first'), await left(count, 'a')]).toEqual([2, 0]);
});
