import type { Database } from '../../platform/db/database.ts';
import { minute, rateLimiter } from '../../platform/http/rate-limit.ts';

/** More than a family of five on one account changes its mind. */
const perPerson = rateLimiter('own changes', { times: 60, perMs: 10 * minute });

/**
 * Counts what somebody without a role changes about their own entry, or a child's: answers, team, marker, place in the
 * final. Each leaves a record, and makes others read again.
 *
 * @param profile uuid of whoever changes it
 * @throws Refusal 429 with `Retry-After`
 */
export async function countOwnChange(db: Database, competition: string, profile: string): Promise<void> {
  await perPerson(db, `${competition} ${profile}`);
}
