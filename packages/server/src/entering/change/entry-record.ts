import type { EntryStatus } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';

/** An entry as the history stores it, so that it can be restored. */
export interface EntryRecord {
  readonly user: string;
  readonly category: string;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
  readonly startingGroup: string | null;
  readonly previousRanks: readonly (number | null)[];
  readonly attemptsCount: number;
  readonly createdAt: string;
  readonly startPosition: number | null;
  readonly waitingPlace: number | null;
  /** Whether its card was signed, also if that came off; missing in older records. */
  readonly signed?: boolean;
}

/** The history's record of a deletion. Entries of later stages deleted along with the first, in order. */
export interface DeletionRecord extends EntryRecord {
  readonly later?: readonly LaterEntry[];
}

export interface LaterEntry extends EntryRecord {
  /** Its uuid. */
  readonly entry: string;
}

const statement = {
  name: 'entry.record',
  text: `
    select json_build_object('user', e.profile_id, 'category', e.category_id, 'competitor_number', r.competitor_number,
      'status', e.status, 'starting_group', e.starting_group, 'previous_ranks', e.previous_ranks,
      'attempts_count', e.attempts_count, 'created_at', e.created_at,
      'start_position', e.start_position, 'waiting_place', r.waiting_place,
      'signed', coalesce(e.signed_at, e.marker_signed_at, e.signatures_off_at) is not null) as record
    from entry e join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    where e.competition_id = $1 and e.id = $2`,
};

/** Everything that the tables hold about an entry. */
export async function recordOf(tx: Tx, competition: string, entry: string): Promise<EntryRecord> {
  const [row] = await tx.rows<{ record: EntryRecord }>(statement, [competition, entry]);
  if (!row) throw new Error(`There is no entry ${entry}`);
  return row.record;
}
