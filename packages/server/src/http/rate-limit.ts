import type { onRequestHookHandler } from 'fastify';
import { rateLimited } from '../errors.ts';

export interface Limit {
  readonly times: number;
  readonly perMs: number;
}

interface Window {
  count: number;
  readonly endsMs: number;
}

/** Old windows are thrown out once there are so many; a flood of keys must not fill the memory. */
const maxKeys = 50_000;

export const minute = 60_000;

/**
 * Counts by key in fixed windows, in the memory of this node.
 *
 * @returns counts one, throws Refusal 429 with `Retry-After` when the limit was reached before; what it returns takes
 *   that one back, for what turns out not to count.
 */
export function rateLimiter({ times, perMs }: Limit): (key: string) => () => void {
  const windows = new Map<string, Window>();
  return (key) => {
    const nowMs = Date.now();
    const known = windows.get(key);
    const window = known && known.endsMs > nowMs ? known : { count: 0, endsMs: nowMs + perMs };
    if (window !== known) {
      if (windows.size >= maxKeys) forgetEnded(windows, nowMs);
      windows.set(key, window);
    }
    if (window.count >= times) throw rateLimited(Math.ceil((window.endsMs - nowMs) / 1000));
    window.count += 1;
    return () => {
      window.count -= 1;
    };
  };
}

function forgetEnded(windows: Map<string, Window>, nowMs: number): void {
  for (const [key, { endsMs }] of windows) if (endsMs <= nowMs) windows.delete(key);
  if (windows.size >= maxKeys) windows.clear();
}

/** A hook that counts by address. A whole gym is one address: leave room for a few hundred people. */
export function limitByAddress(limit: Limit): onRequestHookHandler {
  const count = rateLimiter(limit);
  return (request, _reply, done) => {
    count(request.ip);
    done();
  };
}
