import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { testApi } from '../../testing.ts';
import { pushSender, senderOf } from './vapid.ts';

const api = testApi();
const endpoint = 'https://push.example.org/abc';

/** What the header says, after its signature was checked. */
function claimsIn(header: string) {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
}

it('signs for one service and half a day', () => {
  const sender = senderOf(randomBytes(32), 'https://topout.example.org');
  const { aud, exp, sub } = claimsIn(sender.authorize(endpoint));
  expect({ aud, sub }).toEqual({ aud: 'https://push.example.org', sub: 'https://topout.example.org' });
  expect(exp - Date.now() / 1_000).toBeGreaterThan(11 * 3_600);
  expect(exp - Date.now() / 1_000).toBeLessThan(24 * 3_600);
});

it('signs once for many messages, and again before that runs out', () => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate'] });
  const sender = senderOf(randomBytes(32), 'https://topout.example.org');
  const first = sender.authorize(endpoint);
  expect(sender.authorize('https://push.example.org/other')).toBe(first);
  expect(claimsIn(sender.authorize('https://push.example.com/x')).aud).toBe('https://push.example.com');
  jest.setSystemTime(Date.now() + 11.5 * 3_600_000);
  expect(sender.authorize(endpoint)).not.toBe(first);
  jest.useRealTimers();
});

it('makes a key of every secret', () => {
  for (const secret of [Buffer.alloc(32), Buffer.alloc(32, 255)])
    expect(claimsIn(senderOf(secret, 'mailto:a@example.org').authorize(endpoint)).sub).toBe(
      'mailto:a@example.org',
    );
});

it('is the same at all nodes and after a restart, and names whom to ask', async () => {
  const first = await pushSender(api.db, { publicUrl: 'https://topout.example.org', supportEmail: '' });
  const second = await pushSender(api.db, { publicUrl: 'http://10.0.0.1', supportEmail: 'help@example.org' });
  expect(second.publicKey).toBe(first.publicKey);
  expect(claimsIn(first.authorize(endpoint)).sub).toBe('https://topout.example.org');
  expect(claimsIn(second.authorize(endpoint)).sub).toBe('mailto:help@example.org');
});
