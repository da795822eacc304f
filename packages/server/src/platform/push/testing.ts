import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;
const curve = { name: 'ECDH', namedCurve: 'P-256' };
const label = (text: string) => new TextEncoder().encode(`${text}\0`);

/** A device that reads what is sent to it: written from the standards with WebCrypto, apart from our sender. */
export async function aDevice() {
  const pair = await subtle.generateKey(curve, true, ['deriveBits']);
  const publicKey = Buffer.from(await subtle.exportKey('raw', pair.publicKey));
  const authSecret = randomBytes(16);

  async function read(message: Buffer): Promise<string> {
    const [salt, size, length] = [message.subarray(0, 16), message.readUInt32BE(16), message.readUInt8(20)];
    const theirs = message.subarray(21, 21 + length);
    const sealed = message.subarray(21 + length);
    if (sealed.length > size) throw new Error('More than one record');
    const sender = await subtle.importKey('raw', theirs, curve, false, []);
    const secret = await subtle.deriveBits({ name: 'ECDH', public: sender }, pair.privateKey, 256);
    const about = Buffer.concat([label('WebPush: info'), publicKey, theirs]);
    const shared = await expand(secret, authSecret, about, 256);
    const bits = await expand(shared, salt, label('Content-Encoding: aes128gcm'), 128);
    const iv = await expand(shared, salt, label('Content-Encoding: nonce'), 96);
    const key = await subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt']);
    const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed));
    const end = plain.lastIndexOf(2);
    if (end !== plain.length - 1) throw new Error('The last record has no end');
    return plain.subarray(0, end).toString();
  }
  return { publicKey, authSecret, read };
}

export type TestDevice = Awaited<ReturnType<typeof aDevice>>;

async function expand(secret: ArrayBuffer, salt: Uint8Array, info: Uint8Array, bits: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: Buffer.from(salt), info: Buffer.from(info) },
    key,
    bits,
  );
}

/** What a push service got. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * A push service on this machine. `answer` says what it does with each message: 201 unless told otherwise. Call once, at
 * the top of a test file.
 */
export function pushService() {
  const received: Received[] = [];
  const took = (response: ServerResponse) => void response.writeHead(201).end();
  let answer: (response: ServerResponse) => void = took;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      answer(response);
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    received.length = 0;
    answer = took;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    received,
    url: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answers(status: number, headers: Record<string, string> = {}) {
      answer = (response) => void response.writeHead(status, headers).end();
    },
    hangs() {
      answer = () => undefined;
    },
    breaksOff() {
      answer = (response) => void response.destroy();
    },
  };
}
