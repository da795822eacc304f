import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Only the device that made these keys can read what is encrypted for it. */
export interface DeviceKeys {
  /** A point on P-256, uncompressed: 65 bytes. */
  readonly publicKey: Buffer;
  /** 16 bytes. */
  readonly authSecret: Buffer;
}

/** What makes each message differ: never use one twice, except to prove the encryption. */
export interface Once {
  /** Of a pair on P-256. */
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}

/** One record holds everything: our messages are far shorter. */
const recordSize = 4096;
/** RFC 8188: the last record ends with this byte. */
const lastRecord = Buffer.from([2]);

/** Encrypts a message for one device: RFC 8291 over the content coding `aes128gcm` of RFC 8188. */
export function encryptFor({ publicKey, authSecret }: DeviceKeys, text: string, once = newOnce()): Buffer {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(once.privateKey);
  const ours = sender.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ours]);
  const shared = derive(sender.computeSecret(publicKey), authSecret, about, 32);
  const key = derive(shared, once.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, once.salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(lastRecord),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([once.salt, size, Buffer.from([ours.length]), ours, ...sealed]);
}

function newOnce(): Once {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Whether somebody can encrypt for this key. */
export function isPoint(publicKey: Buffer): boolean {
  try {
    ECDH.convertKey(publicKey, 'prime256v1');
    return publicKey.length === 65;
  } catch {
    return false;
  }
}
