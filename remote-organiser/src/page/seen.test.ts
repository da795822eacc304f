import { isSeenNow } from '@topout/domain';
import { ago } from './seen.ts';

const at = '2026-11-21T12:00:00Z';

it.each([
  ['2026-11-21T11:59:00Z', true, '1 minute ago'],
  ['2026-11-21T11:58:00Z', false, '2 minutes ago'],
  ['2026-11-21T09:10:00Z', false, '3 hours ago'],
  ['2026-11-20T10:00:00Z', false, 'yesterday'],
  ['2026-11-21T12:00:05Z', true, '1 minute ago'],
])('%s is online: %s, and "%s"', (seen, online, text) => {
  expect([isSeenNow(seen, at), ago(seen, at)]).toEqual([online, text]);
});

it('is not online who was never seen', () => expect(isSeenNow(null, at)).toBe(false));
