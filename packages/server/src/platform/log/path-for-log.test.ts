import { addressForLog } from './address-for-log.ts';
import { pathForLog } from './path-for-log.ts';

const id = '0198a5c0-0000-7000-8000-000000000001';

it.each([
  ['words and uuids', `/api/competitions/${id}/held-results`, `/api/competitions/${id}/held-results`],
  ['no query', '/api/auth/authorize?code=secret', '/api/auth/authorize'],
  ['no code', '/ticket/7K3M9Q2XAB4D', '/ticket/…'],
  ['no number', `/${id}/by-competitor-number/A17`, `/${id}/by-competitor-number/…`],
  ['no mailbox', '/a/ada%40example.org', '/a/…'],
  ['the front page', '/', '/'],
])('says %s of a path', (_name, url, seen) => expect(pathForLog(url)).toBe(seen));

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('says of %s only %s', (address, seen) => expect(addressForLog(address)).toBe(seen));
