import { camelNames } from '@topout/contract/names';

/** An answer of the API; null if there is none, for whatever reason. */
export async function read<T>(path: string): Promise<T | null> {
  try {
    const reply = await fetch(`/api/${path}`, { cache: 'no-cache', credentials: 'omit' });
    return reply.ok ? (camelNames(await reply.json()) as T) : null;
  } catch {
    return null;
  }
}
