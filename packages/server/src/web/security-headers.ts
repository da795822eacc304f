import { afterPaintHash } from './after-paint.ts';
import { begunReadsHash } from './begun-reads.ts';

/** What a page may load and from where. Nothing inline except our two scripts, nothing evaluated. */
export function contentSecurityPolicy(remoteOrigins: readonly string[]): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own} ${afterPaintHash} ${begunReadsHash}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** On every answer that a browser may show. */
export const alwaysHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(), microphone=(), payment=()',
};
