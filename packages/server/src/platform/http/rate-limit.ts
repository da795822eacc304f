import type { onRequestAsyncHookHandler } from 'fastify';
import type { Queries } from '../db/database.ts';
import { secretHash } from '../secrets.ts';
import { rateLimited, Refusal } from '../errors.ts';
import { networkOf } from './network-of.ts';

/** This many at once, and as many again over `perMs`, one after the other. */
export interface RateLimit {
  readonly times: number;
  readonly perMs: number;
}

/** Returns one, for requests that turn out not to count. */
type GiveBack = () => Promise<void>;

export const minute = 60_000;

/** More than people cause; a flood of keys must fill neither disk nor memory. */
const mostRows = 50_000;
/** How often a node checks whether there are more. */
const uses = 1_000;

/**
 * When the next one counts from. Later than an allowance lasts: the clock was set back, and the allowance is
 * full.
 */
const since = `case when a.full_at > now() + make_interval(secs => $3::float8) then now() else greatest(a.full_at, now()) end
  + make_interval(secs => $2::float8)`;

/** Takes one, if any are left. Uses the database's clock, shared by all nodes. */
const take = {
  name: 'limit.take',
  text: `insert into allowance as a (key, full_at) values ($1, now() + make_interval(secs => $2::float8))
    on conflict (key) do update set full_at = ${since} where ${since} <= now() + make_interval(secs => $3::float8)
    returning key`,
};
const waitFor = {
  name: 'limit.wait',
  text: `select ceil(extract(epoch from full_at - now()) + $2::float8 - $3::float8)::int as seconds from allowance where key = $1`,
};
const giveBack = {
  name: 'limit.give_back',
  text: 'update allowance set full_at = full_at - make_interval(secs => $2::float8) where key = $1',
};
/** The oldest go first: they are nearest to being full again. */
const evict = {
  name: 'limit.evict',
  text: `delete from allowance where full_at <= now() or key = any (array(
    select key from allowance order by full_at desc offset $1 for update skip locked))`,
};

/**
 * Counts by key for all nodes: `times` at once, then one more at a steady rate. Nobody is locked out for the
 * length of a window.
 *
 * @param name of the limit: each counts separately
 * @returns a function that counts one, and throws Refusal 429 with `Retry-After` if none is left.
 */
export function rateLimiter(
  name: string,
  { times, perMs }: RateLimit,
): (db: Queries, key: string) => Promise<GiveBack> {
  const [step, whole] = [perMs / times / 1000, perMs / 1000];
  let used = 0;
  return async (db, key) => {
    used += 1;
    if (used % uses === 0) await forgetOldest(db);
    const hash = secretHash(`${name} ${key}`);
    const taken = await db.rows(take, [hash, step, whole]);
    if (taken.length === 0) {
      const [wait] = await db.rows<{ seconds: number }>(waitFor, [hash, step, whole]);
      throw rateLimited(Math.max(1, wait?.seconds ?? 1));
    }
    return async () => {
      await db.rows(giveBack, [hash, step]);
    };
  };
}

/** Whether there was one left, for calls that answer the same without. */
export async function isWithin(counting: Promise<unknown>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  }
}

/** Deletes rows that have expired, and the oldest if there are too many. */
export async function forgetOldest(db: Queries, most = mostRows): Promise<void> {
  await db.rows(evict, [most]);
}

/**
 * A hook that counts by address and call. A whole gym may share one address: leave room for a few hundred
 * people.
 */
export function limitByAddress(limit: RateLimit): onRequestAsyncHookHandler {
  const count = rateLimiter('address', limit);
  return async ({ ip, method, routeOptions, server }) => {
    await count(server.db, `${networkOf(ip)} ${method} ${routeOptions.url ?? ''}`);
  };
}
