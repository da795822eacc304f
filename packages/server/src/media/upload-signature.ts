import { createHmac, timingSafeEqual } from 'node:crypto';

/** What one upload may be. */
export interface Upload {
  readonly media: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

/** Signs an upload: whoever holds the address may send that file, once, until then, and nothing else. */
export const signUpload = (secret: Buffer, { media, type, expires }: Upload): string =>
  createHmac('sha256', secret).update(`PUT ${media} ${type} ${expires}`).digest('base64url');

export function isSigned(secret: Buffer, upload: Upload, signature: string): boolean {
  const expected = Buffer.from(signUpload(secret, upload));
  const sent = Buffer.from(signature);
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
