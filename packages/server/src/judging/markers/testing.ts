import { raiseConfig } from '../../competition/raise-config.ts';
import type { Database } from '../../platform/db/database.ts';

interface Where {
  readonly id: string;
  readonly group: string;
}

/** Lets markers confirm what climbers log on all routes of a test competition. */
export async function confirmByMarkers(db: Database, { id, group }: Where): Promise<void> {
  await db.kysely
    .updateTable('routeGroup')
    .set({ scoredBy: 'BOTH', confirmedBy: 'MARKER' })
    .where('competitionId', '=', id)
    .where('id', '=', group)
    .execute();
  await raiseConfig(db, id);
}
