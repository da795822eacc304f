import type { Encoding } from './negotiate.ts';

/** Of an answer that is kept as bytes. */
export const bodyHeaders = (encoding: Encoding): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
});
