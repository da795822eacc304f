import type { ClientBase } from 'pg';
import { StartFault } from '../start-fault.ts';
import { commandLine } from '../version.ts';
import { appliedMigrations, migrate, refuseForeign } from './migrate.ts';
import { type Migration, readMigrations } from './migrations.ts';

/**
 * What becomes of the tables when a database is opened: they are brought up to date, they must be this version's, or
 * they are taken as they are.
 */
export type Tables = 'migrated' | 'ours' | 'any';

/** @throws StartFault if they cannot be used like that; only `migrated` changes anything. */
export async function prepareTables(
  client: ClientBase,
  tables: Tables,
  onWait?: () => void,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  if (tables === 'migrated') {
    await migrate(client, migrations, onWait);
    return;
  }
  const { rows } = await client.query<{ made: boolean }>(
    "select to_regclass('schema_migration') is not null as made",
  );
  if (!rows[0]?.made) throw new StartFault('The database holds nothing of Topout yet.');
  if (tables === 'any') return;
  const applied = await appliedMigrations(client);
  refuseForeign(applied, migrations);
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing)
    throw new StartFault(
      `The database is still that of an older Topout: it lacks the migration ${missing.name}. Make a backup, then: ${commandLine} migrate`,
    );
}
