import { keyInAddress } from './judge-key.ts';

it.each([
  ['the fragment', '#key=AB%2012', '', 'AB 12'],
  ['the query', '', '?key=AB12', 'AB12'],
  ['the fragment rather than the query', '#key=A', '?key=B', 'A'],
  ['nowhere', '#other=1', '?x=2', null],
  ['an empty key', '#key=', '', null],
])('reads a key from %s', (_where, hash, search, key) => {
  expect(keyInAddress({ hash, search })).toBe(key);
});
