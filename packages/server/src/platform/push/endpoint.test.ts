import { isEndpoint, isPublic, knownServices, publicAddress } from './endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com:443/abc',
])('takes %s', (endpoint) => expect(isEndpoint(endpoint, knownServices)).toBe(true));

it.each([
  '',
  'not an address',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.example.org/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://fcm.googleapis.com./abc',
  'https://example.org/?fcm.googleapis.com',
  'https://example.org#fcm.googleapis.com',
  'https://example.org\\@fcm.googleapis.com/abc',
  'https://notify.windows.com/w/',
  'https://evilnotify.windows.com/w/',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('refuses %s', (endpoint) => expect(isEndpoint(endpoint, knownServices)).toBe(false));

it.each(['142.250.74.106', '17.188.143.34', '2a00:1450:4001:80b::200a', '2620:149:208:1::1'])(
  'knows %s as public',
  (address) => expect(isPublic(address)).toBe(true),
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'push.example.org',
])('knows %s as not public', (address) => expect(isPublic(address)).toBe(false));

it('asks where a name leads each time, and calls none that leads inside, even in part', async () => {
  const leadsTo =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address }));
  const endpoint = 'https://fcm.googleapis.com/abc';
  expect(await publicAddress(endpoint, leadsTo('142.250.74.106', '2a00:1450::1'))).toBe('142.250.74.106');
  expect(await publicAddress(endpoint, leadsTo('142.250.74.106', '127.0.0.1'))).toBeNull();
  expect(await publicAddress(endpoint, leadsTo('10.0.0.1'))).toBeNull();
  expect(await publicAddress(endpoint, leadsTo())).toBeNull();
});
