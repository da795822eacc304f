import { VersionedCache } from './versioned-cache.ts';

it('gives a value out for its own version alone', () => {
  const cache = new VersionedCache<string>('linkPictures');
  cache.keep('a', 1, 'one');
  expect(cache.at('a', 1)).toBe('one');
  expect(cache.at('a', 2)).toBeUndefined();
  expect(cache.latest('a')).toBe('one');
  cache.keep('a', 2, 'two');
  expect([cache.at('a', 1), cache.at('a', 2)]).toEqual([undefined, 'two']);
  cache.forget('a');
  expect(cache.latest('a')).toBeUndefined();
});

it('forgets first what was not asked for longest', () => {
  const cache = new VersionedCache<number>('linkPictures');
  for (let n = 0; n < 100; n += 1) cache.keep(String(n), 1, n);
  expect(cache.at('0', 1)).toBe(0);
  cache.keep('100', 1, 100);
  expect([cache.at('0', 1), cache.at('1', 1)]).toEqual([0, undefined]);
});
