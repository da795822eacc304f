import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { Database } from '../../platform/db/database.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';

/** More than a phone has left to send when its judge loses the role, and no more than people can look through. */
const ofTheRevoked = rateLimiter('commands.revoked', { times: 20, perMs: 60 * minute });

/** More than a family of five logs for itself: a tap is one, and so are ten that were sent together. */
const ofClimbers = rateLimiter('commands.climbers', { times: 600, perMs: 60 * minute });
const together = 10;

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
