import type { Queries } from '../../platform/db/database.ts';

/** How far a server's tables are. */
export interface TablesVersion {
  /** The last migration of its database. */
  readonly migration: string;
  /** The last one that servers before it could not work with: whoever has that knows enough (decision 104). */
  readonly floor: string;
}

const versionStatement = {
  name: 'hall.tables_version',
  text: `select coalesce(max(name collate "C"), '') as migration,
      coalesce(max(name collate "C") filter (where not compatible), '') as floor
    from schema_migration`,
};

/** As the database says, which may be ahead of this server. */
export async function tablesVersion(db: Queries): Promise<TablesVersion> {
  const [found] = await db.rows<TablesVersion>(versionStatement, []);
  return found ?? { migration: '', floor: '' };
}

/** Whether rows of one make sense to the other: what either has more, the other one works without. */
export const workTogether = (one: TablesVersion, other: TablesVersion): boolean =>
  one.migration >= other.floor && other.migration >= one.floor;
