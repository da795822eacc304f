import { createHmac, timingSafeEqual } from 'node:crypto';

/** What one upload may contain. */
export interface Upload {
  readonly media: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** It is drawn with its own proportions. */
  readonly whole: boolean;
}

/** Signs an upload: anybody with the address may send that one file, once, until then. */
export const signUpload = (secret: Buffer, { media, type, expires, whole }: Upload): string =>
  createHmac('sha256', secret)
    .update(`PUT ${media} ${type} ${expires}${whole ? ' whole' : ''}`)
    .digest('base64url');

export function isSigned(secret: Buffer, upload: Upload, signature: string): boolean {
  const expected = Buffer.from(signUpload(secret, upload));
  const sent = Buffer.from(signature);
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
