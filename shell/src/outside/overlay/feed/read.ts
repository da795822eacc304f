import { camelNames } from '@topout/contract/names';

/** An answer of the API; `forbidden` = it is not public, null = there is none, for whatever other reason. */
export async function ask<T>(path: string): Promise<T | 'forbidden' | null> {
  try {
    const reply = await fetch(`/api/${path}`, { cache: 'no-cache', credentials: 'omit' });
    if (reply.status === 403) return 'forbidden';
    return reply.ok ? (camelNames(await reply.json()) as T) : null;
  } catch {
    return null;
  }
}

/** An answer of the API; null if there is none, for whatever reason. */
export async function read<T>(path: string): Promise<T | null> {
  const found = await ask<T>(path);
  return found === 'forbidden' ? null : found;
}
