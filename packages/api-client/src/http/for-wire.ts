import { snakeNames } from '@topout/contract/names';

/** A payload as sent. The server refuses half a character, left by a cut-off emoji: it becomes U+FFFD. */
export const forWire = (payload: unknown): unknown => snakeNames(wellFormed(payload));

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, wellFormed(item)]));
}
