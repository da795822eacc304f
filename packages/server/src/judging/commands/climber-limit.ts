import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import { openCache } from '../../platform/cache/cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';

/** More than a phone has left to send when its judge loses the role, and no more than people can look through. */
const ofTheRevoked = rateLimiter('commands.revoked', { times: 20, perMs: 60 * minute });

/** A tap is one, and so are ten that were sent together. */
const together = 10;

/**
 * Six hundred an hour: more than a family of five logs for itself. A node takes ten at a time from the database
 * and counts those by itself, so that a tap does not cost a write of its own.
 */
const tens = rateLimiter('commands.tens', { times: 60, perMs: 60 * minute });
const taken = openCache<{ left: number }>('allowances');

async function ofClimbers(db: Database, key: string): Promise<void> {
  const mine = taken.get(key) ?? { left: 0 };
  taken.set(key, mine);
  if (mine.left === 0) {
    await tens(db, key);
    mine.left += 10;
  }
  mine.left -= 1;
}

interface Sent {
  readonly competition: string;
  readonly actor: string;
  readonly competitors: readonly (string | null)[];
}

/**
 * Counts the results that people without a role in a competition send. Judges have no limit.
 *
 * @param competitors of the commands sent at once; those about the sender are no judge's
 * @throws Refusal 429 with `Retry-After`
 */
export async function countSent(db: Database, { competition, actor, competitors }: Sent): Promise<void> {
  const standing = snapshotsOf(db).latest(competition)?.people.get(actor);
  if (standing?.state === 'active') return;
  const key = `${competition} ${actor}`;
  const judges = competitors.some((competitor) => competitor !== actor);
  if (standing?.state === 'revoked' && judges) await ofTheRevoked(db, key);
  for (let n = 0; n < competitors.length; n += together) await ofClimbers(db, key);
}
