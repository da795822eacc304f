import { holds, negotiated } from './negotiate.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['x-br', 'identity'],
])('sends to a client that takes %p: %s', (accepts, encoding) => {
  expect(negotiated(accepts)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['"7"', true],
  ['W/"7"', true],
  ['"6", "7"', true],
  ['*', true],
  ['"77"', false],
  ['7', false],
])('takes If-None-Match %p for version 7: %p', (tag, held) => {
  expect(holds(tag, '"7"')).toBe(held);
});
