import type { Authority } from '../../competition/authority/authority.ts';
import { canEnterNow } from '../../competition/can-enter-now.ts';
import type { Queries } from '../../platform/db/database.ts';

interface Doors {
  readonly entriesCloseAt: Date | null;
  readonly waits: boolean;
}

const statement = {
  name: 'board.may_still_enter',
  text: `select entries_close_at, exists (select from entry e
      where e.competition_id = c.id and e.category_id = $2 and e.status = 'WAITING') as waits
    from competition c where c.id = $1`,
};

/** Whether a category of the first stage may get more climbers: who enters, or has waited for a place. */
export async function mayStillEnter(db: Queries, authority: Authority, category: string): Promise<boolean> {
  const [doors] = await db.rows<Doors>(statement, [authority.competition.uuid, category]);
  if (!doors) return false;
  // Places become free, and entries may open later.
  const window = { ...doors, entriesOpenAt: null, capacity: null, entryCount: 0 };
  return doors.waits || canEnterNow(authority, window, 'UTC').canEnter;
}
