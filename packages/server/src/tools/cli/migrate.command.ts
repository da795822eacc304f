import { commandLine } from '../../platform/version.ts';
import type { CliCommand } from '../command.ts';

export const migrateCommand: CliCommand = {
  name: 'migrate',
  summary: 'Bring the tables of the database up to date',
  help: `Usage: ${commandLine} migrate

Applies the migrations that the database lacks and lists them all. The server does the same when it starts;
run this first where several nodes are replaced one by one.`,
  // Opening the database migrates it, so this only says so.
  run: async (_args, { db }) => {
    const applied = await db.rows<{ name: string; appliedAt: Date }>(
      { name: 'list_migrations', text: 'select name, applied_at from schema_migration order by name' },
      [],
    );
    return applied.map(({ name, appliedAt }) => `${name}  applied ${appliedAt.toISOString()}`);
  },
};
