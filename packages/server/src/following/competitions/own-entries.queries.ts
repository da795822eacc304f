import type { EntryStatus } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { latestEntry } from '../../entering/entries/which-entry.ts';
import { waitingPosition } from '../../entering/entries/waiting-position.ts';

/** An entry of the caller, or of a child of the caller. */
export interface OwnEntryRow {
  readonly uuid: string;
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly picture: string | null;
  readonly category: string;
  readonly categoryName: string;
  readonly competitorNumber: string | null;
  readonly status: EntryStatus;
  readonly waitingPosition: number | null;
  readonly own: boolean;
  /** There is, or was, a result. */
  readonly climbed: boolean;
}

const statement = {
  name: 'entry.own',
  text: `
    select e.id as uuid, p.id as user, p.first_name, p.last_name, p.picture_id as picture,
      k.id as category, k.name as category_name, p.competitor_number, e.status,
      ${waitingPosition} as waiting_position, p.id = $2 as own,
      exists (select from result r where r.competition_id = $1 and r.entry_id = e.id) as climbed
    from entrant p
    join entry e on e.competition_id = $1 and e.id = ${latestEntry('$1', 'p.id')}
    join category k on k.competition_id = $1 and k.id = e.category_id
    where p.competition_id = $1 and (p.id = $2 or p.parent_id = $2)
    order by p.first_name, p.last_name, p.id`,
};

export const readOwnEntries = (db: Queries, competition: string, profile: string): Promise<OwnEntryRow[]> =>
  db.rows<OwnEntryRow>(statement, [competition, profile]);
