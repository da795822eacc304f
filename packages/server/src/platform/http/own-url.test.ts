import { ownUrl } from './own-url.ts';

it.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['10.0.0.21', 'http://10.0.0.21:3000'],
  ['fd00::21', 'http://[fd00::21]:3000'],
])('finds a server that listens at %s', (host, url) => {
  expect(ownUrl(host, 3_000)).toBe(url);
});
