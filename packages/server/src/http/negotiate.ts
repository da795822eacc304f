/** How the bytes of an answer are packed. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** The smallest encoding that a client takes: brotli, gzip, or none. `q=0` means no. */
export function negotiated(accepts: string | string[] | undefined): Encoding {
  const text = String(accepts ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : 'identity';
}

/** Whether the client holds this version already. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
