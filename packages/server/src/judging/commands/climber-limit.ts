import { snapshotsOf } from '../../competition/authority/snapshots.ts';
import type { Database } from '../../platform/db/database.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';

/** More than a phone has left to send when its judge loses the role, and no more than people can look through. */
const ofTheRevoked = rateLimiter('commands.revoked', { times: 20, perMs: 60 * minute });

/** More than a family of five logs for itself: a tap is one, and so are ten that were sent together. */
const ofClimbers = rateLimiter('commands.climbers', { times: 600, perMs: 60 * minute });
const together = 10;

/**
 * Counts the results that people without a role in a competition send. Judges have no limit.
 *
 * @param sent how many at once
 * @throws Refusal 429 with `Retry-After`
 */
export async function countSent(
  db: Database,
  {
    competition,
    actor,
    sent,
  }: { readonly competition: string; readonly actor: string; readonly sent: number },
): Promise<void> {
  const standing = snapshotsOf(db).latest(competition)?.people.get(actor);
  if (standing?.state === 'active') return;
  const key = `${competition} ${actor}`;
  if (standing?.state === 'revoked') await ofTheRevoked(db, key);
  for (let n = 0; n < sent; n += together) await ofClimbers(db, key);
}
