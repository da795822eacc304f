import { lookAtAddress } from './address.ts';
import type { Reached } from './reach.ts';
import { reach } from './reach.ts';
import { aServer, aWorld, closeServers } from './testing/surroundings.ts';

afterEach(closeServers);

const topout = (build = 'aaaa'): Reached => ({
  is: 'Topout',
  health: {
    status: 'ok',
    version: '1.0.0',
    build,
    arrival: { protocol: 'https', host: 'topout.example.org', forwarded: 'yes' },
  },
});
const nobody = (code: string): Reached => ({ is: 'nobody', code });
const look = (publicUrl: string | null, reached: Reached | null = topout(), smtpUrl: string | null = null) =>
  lookAtAddress({ publicUrl, smtpUrl, port: 3000 }, topout(), reached, aWorld());

const named = 'https://topout.example.org';

it.each([
  ['well: this one answers', named, topout(), 'well', /^This Topout answers/],
  ['fault: what every device calls itself', 'http://localhost:3000', topout(), 'fault', /calls itself/],
  [
    'fault: yesterday’s address',
    'http://192.168.7.8:3000',
    nobody('ETIMEDOUT'),
    'fault',
    /it has 192\.168\.7\.9/,
  ],
  ['well: today’s address', 'http://192.168.7.9:3000', topout(), 'well', /./],
  ['fault: an unknown name', named, nobody('ENOTFOUND'), 'fault', /is a name that nobody knows/],
  ['fault: a closed port', named, nobody('ECONNREFUSED'), 'fault', /is closed/],
  ['fault: a firewall', named, nobody('ETIMEDOUT'), 'fault', /does not answer/],
  ['fault: whatever else', named, nobody('EPROTO'), 'fault', /\(EPROTO\)/],
  ['fault: another site', named, { is: 'something else', status: 301 }, 'fault', /status 301/],
  ['fault: another build', named, topout('bbbb'), 'fault', /^Another Topout/],
  ['note: none', null, null, 'note', /^The public address is not set/],
] as const)('%s', (_name, publicUrl, reached, level, says) => {
  const [found, ...others] = look(publicUrl, reached);
  expect([found?.level, others]).toEqual([level, []]);
  expect(found?.says).toMatch(says);
  expect(found?.cure === null).toBe(level === 'well');
});

it('finds that mails would lead nowhere', () => {
  expect(look(null, null, 'smtp://mail.example.org')).toMatchObject([{ level: 'fault' }]);
});

it.each([
  ['another site', (url: string) => url, { is: 'something else', status: 200 }],
  ['a closed port', () => 'http://127.0.0.1:64999', { is: 'nobody', code: 'ECONNREFUSED' }],
])('tells %s from a Topout', async (_name, at, reached) => {
  const other = await aServer((_asked, reply) => void reply.end('<h1>It works!</h1>'));
  expect(await reach(at(other))).toEqual(reached);
});
