import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors.ts';

/** Deeper than any documented body; far less than a stack can take. */
const deepest = 32;

/**
 * Refuses at the door what no table can store: U+0000, half a character (a cut-off emoji), and endless
 * nesting.
 */
export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', ({ body, url }, _reply, done) => {
    if (!url.includes('%00') && isStorable(body, 0)) done();
    else done(invalid('The request contains a forbidden character, or is nested too deeply.'));
  });
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, inner]) => isText(key) && isStorable(inner, depth + 1));
}

const isText = (text: string) => !text.includes('\0') && text.isWellFormed();
