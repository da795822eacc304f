import { createHash } from 'node:crypto';

/** Each name costs memory on every connection, and texts containing lists of values would never end. */
const maxNames = 500;

/**
 * Names for a query builder's texts, so that a connection prepares each of them once. Beyond the limit, new
 * texts get no name and run unprepared.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = `q_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
    return name;
  };
}
