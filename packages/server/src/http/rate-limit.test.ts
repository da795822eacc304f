import { rateLimiter } from './rate-limit.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

it('lets so many through in a window, then says how long to wait, then begins anew', () => {
  const count = rateLimiter({ times: 2, perMs: 10_000 });
  count('a');
  count('a');
  jest.setSystemTime(4_000);
  expect(() => count('a')).toThrow(
    expect.objectContaining({ status: 429, code: 'rate.limited', retryAfter: 6 }),
  );
  jest.setSystemTime(10_000);
  expect(() => count('a')).not.toThrow();
});

it('counts each key for itself', () => {
  const count = rateLimiter({ times: 1, perMs: 10_000 });
  count('a');
  expect(() => count('b')).not.toThrow();
});

it('forgets what is taken back', () => {
  const count = rateLimiter({ times: 1, perMs: 10_000 });
  count('a')();
  expect(() => count('a')).not.toThrow();
});

it('does not fill the memory with keys', () => {
  const count = rateLimiter({ times: 1, perMs: 10_000 });
  for (let key = 0; key < 50_001; key += 1) count(`${key}`);
  expect(() => count('0')).not.toThrow();
});
