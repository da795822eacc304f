import { RefusedError } from '@topout/api-client';
import { cacheSettings } from './cache-settings.ts';

it('is as docs/behaviour has it', () => {
  expect(cacheSettings(false)).toEqual({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: 5_000,
    loadingTimeout: 3_000,
    onErrorRetry: expect.any(Function),
  });
});

it('is more patient on slow connections', () => {
  expect(cacheSettings(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5_000 });
});

describe('after a failure', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const waitsMs = (error: Error, retryCount: number) => {
    const settings = cacheSettings(false);
    const again = jest.fn(() => Promise.resolve(true));
    const retry = settings.onErrorRetry as NonNullable<typeof settings.onErrorRetry>;
    retry(
      error,
      'competitions',
      { ...settings, errorRetryInterval: 5_000 } as Parameters<typeof retry>[2],
      again,
      { retryCount, dedupe: true },
    );
    let ms = 0;
    for (; again.mock.calls.length === 0; ms += 100) jest.advanceTimersByTime(100);
    return ms;
  };

  it.each([1, 9])('asks a server that is away again within 5 s, at try %s', (retryCount) => {
    for (const error of [new Error('away'), new RefusedError(503, null)])
      expect(waitsMs(error, retryCount)).toBeLessThanOrEqual(5_000);
  });

  it('asks less and less where it was refused', () => {
    expect(waitsMs(new RefusedError(403, null), 3)).toBeGreaterThanOrEqual(32_000);
  });
});
