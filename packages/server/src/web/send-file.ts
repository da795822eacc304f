import type { FastifyReply, FastifyRequest } from 'fastify';
import { holds, negotiated } from '../platform/http/negotiate.ts';
import type { WebFile } from './file-store.ts';
import { alwaysHeaders } from './security-headers.ts';

const forever = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';
const tenMinutes = 'public, max-age=600';
export const checkAgain = 'no-cache';

/**
 * Files with a hash in their name never change, the product's pictures seldom. Visitors of another site must not wait for the
 * script of its boards each time.
 */
export function cacheControl(address: string): string {
  if (address.includes('/assets/')) return forever;
  if (address === '/embed.js') return tenMinutes;
  return /^\/(icons|flags)\/|\.webmanifest$/.test(address) ? aDay : checkAgain;
}

/** Sends a file in the best encoding the client accepts; nothing if the client already has it. */
export async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  caching: string,
): Promise<FastifyReply> {
  reply.headers({ ...alwaysHeaders, 'cache-control': caching, etag: file.etag, vary: 'accept-encoding' });
  if (holds(headers['if-none-match'], file.etag)) return reply.code(304).send();
  const encoding = file.compressible ? negotiated(headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(await file.encoded(encoding));
}
