/** How an answer's bytes are compressed. */
export type Encoding = 'identity' | 'gzip' | 'br';

/** The name as a whole word of the list, without `q=0`, which means no. */
const takes = (name: string): RegExp =>
  new RegExp(`(?:^|[\\s,])${name}(?=\\s*(?:$|[,;]))(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`);

const brotli = takes('br');
const gzip = takes('gzip');

/** The smallest encoding that a client accepts: brotli, gzip, or none. */
export function negotiated(accepts: string | string[] | undefined): Encoding {
  const text = String(accepts ?? '');
  if (brotli.test(text)) return 'br';
  return takesGzip(text) ? 'gzip' : 'identity';
}

/** Whether a client accepts gzip, for answers that are not kept as brotli. */
export const takesGzip = (accepts: string | string[] | undefined): boolean =>
  gzip.test(String(accepts ?? ''));

/** Whether the client already has this version. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
