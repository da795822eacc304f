const bytesPerBlock = 64;

/** The first 32 bits of the fractions of the roots of the first primes. */
const fractions = (count: number, power: number): number[] => {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
};
const initial = fractions(8, 1 / 2);
const rounds = fractions(64, 1 / 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/**
 * SHA-256 of some bytes. Browsers lend theirs only to pages that came over HTTPS, and a hall's own network
 * has none.
 *
 * @source FIPS 180-4, section 6.2
 */
export function sha256(message: Uint8Array): Uint8Array {
  const view = new DataView(padded(message).buffer);
  let state = initial;
  for (let at = 0; at < view.byteLength; at += bytesPerBlock) {
    const words = Array.from({ length: 16 }, (_, index) => view.getInt32(at + 4 * index));
    state = mixed(state, expanded(words));
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) result.setInt32(4 * index, word);
  return new Uint8Array(result.buffer);
}

/** With a 1, zeroes, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / bytesPerBlock) * bytesPerBlock;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(length - 4, message.length * 8);
  return bytes;
}

function expanded(block: readonly number[]): number[] {
  const words = [...block];
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [words[n - 15] ?? 0, words[n - 2] ?? 0];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push(((words[n - 16] ?? 0) + low + (words[n - 7] ?? 0) + high) | 0);
  }
  return words;
}

function mixed(before: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = before;
  for (const [n, word] of words.entries()) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (rounds[n] ?? 0) + word) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (before[index] ?? 0)) | 0);
}

/** HMAC with SHA-256. @param key at most 64 bytes @source RFC 2104 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (byte: number) => Uint8Array.from({ length: bytesPerBlock }, (_, n) => (key[n] ?? 0) ^ byte);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
