import { hmacSha256, sha256 } from './sha256.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (found: Uint8Array) => Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');

it.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('hashes %p as FIPS 180 says', (text, should) => expect(hex(sha256(bytes(text)))).toBe(should));

it('hashes a million letters', () =>
  expect(hex(sha256(bytes('a'.repeat(1_000_000))))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  ));

it('keys a hash as RFC 4231 says', () =>
  expect(hex(hmacSha256(bytes('Jefe'), bytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ));
