import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors.ts';

/** PostgreSQL's text cannot hold U+0000: refuse it at the door instead of failing at the table. */
export function refuseNulBytes(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body, url }) => {
    if (url.includes('%00') || hasNul(body))
      throw invalid('The request holds a character that is not allowed.');
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
