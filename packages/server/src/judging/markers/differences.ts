import { recordsAgree } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { readRecorded, type Recorded } from './pairing.queries.ts';

/** The results about which climbers and their markers disagree. */
export async function differencesOf(
  db: Queries,
  competition: string,
  entries: readonly string[],
): Promise<Recorded[]> {
  const recorded = await readRecorded(db, competition, entries);
  return recorded.filter(({ own, mark, climbType }) => !recordsAgree(own, mark, climbType));
}
