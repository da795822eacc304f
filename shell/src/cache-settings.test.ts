import { cacheSettings } from './cache-settings.ts';

it('is as specified', () => {
  expect(cacheSettings(false)).toEqual({
    dedupingInterval: 2_000,
    focusThrottleInterval: 5_000,
    errorRetryInterval: 5_000,
    loadingTimeout: 3_000,
  });
});

it('is more patient on slow connections', () => {
  expect(cacheSettings(true)).toMatchObject({ errorRetryInterval: 10_000, loadingTimeout: 5_000 });
});
