import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { openCache } from '../cache/cache.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { serverSecret } from '../media/server-secret.ts';

/** Says to push services who sends: RFC 8292. */
export interface Sender {
  /** Devices subscribe for it: base64url. */
  readonly publicKey: string;
  /** The header `Authorization` for a message to that address. */
  authorize(endpoint: string): string;
}

/** The order of the group of P-256: a private key is a number below it. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** At most a day is allowed. */
const validMs = 12 * 3_600_000;
/** One that is signed anew in time is always valid for an hour at least. */
const renewBeforeMs = 3_600_000;

/**
 * The sender that all nodes of this database are. Its key comes from a secret made on first use; with another one, no
 * device could be reached until it subscribes again.
 */
export async function pushSender(
  db: Database,
  config: Pick<Config, 'publicUrl' | 'supportEmail'>,
): Promise<Sender> {
  return senderOf(await serverSecret(db, 'push'), subjectOf(config));
}

/** @param secret 32 random bytes @param subject whom a push service can ask: `https:` or `mailto:` */
export function senderOf(secret: Buffer, subject: string): Sender {
  const number = (BigInt(`0x${secret.toString('hex')}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  pair.setPrivateKey(d);
  const point = pair.getPublicKey();
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const publicKey = point.toString('base64url');
  const known = openCache<{ readonly header: string; readonly untilMs: number }>('pushServices');

  return {
    publicKey,
    authorize: (endpoint) => {
      const { origin } = new URL(endpoint);
      const found = known.get(origin);
      if (found && found.untilMs - renewBeforeMs > Date.now()) return found.header;
      const untilMs = Date.now() + validMs;
      const claims = { aud: origin, exp: Math.floor(untilMs / 1_000), sub: subject };
      const signed = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      const header = `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
      known.set(origin, { header, untilMs });
      return header;
    },
  };
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Apple's service refuses addresses that nobody could reach, such as `mailto:x@localhost`. */
function subjectOf({ publicUrl, supportEmail }: Pick<Config, 'publicUrl' | 'supportEmail'>): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${supportEmail || 'topout@localhost'}`;
}
