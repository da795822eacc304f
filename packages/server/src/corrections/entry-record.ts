import type { EntryStatus } from '@topout/domain';
import type { Tx } from '../db/database.ts';

/** An entry as the history keeps it, so that it can come back. */
export interface EntryRecord {
  readonly user: string;
  readonly category: string;
  readonly competitor_number: string | null;
  readonly status: EntryStatus;
  readonly starting_group: string | null;
  readonly previous_ranks: readonly (number | null)[];
  readonly attempts_count: number;
  readonly created_at: string;
  /** The entry in the stage before. */
  readonly advanced_from: string | null;
  readonly start_position: number | null;
  readonly waiting_place: number | null;
}

/** What the history says about a deletion. Entries of later stages that went with the first, in order. */
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
    select json_build_object('user', profile_id, 'category', category_id, 'competitor_number', competitor_number,
      'status', status, 'starting_group', starting_group, 'previous_ranks', previous_ranks,
      'attempts_count', attempts_count, 'created_at', created_at, 'advanced_from', advanced_from,
      'start_position', start_position, 'waiting_place', waiting_place) as record
    from entry where competition_id = $1 and id = $2`,
};

/** All that the table holds of an entry. */
export async function recordOf(tx: Tx, competition: string, entry: string): Promise<EntryRecord> {
  const [row] = await tx.rows<{ record: EntryRecord }>(statement, [competition, entry]);
  if (!row) throw new Error(`There is no entry ${entry}`);
  return row.record;
}
