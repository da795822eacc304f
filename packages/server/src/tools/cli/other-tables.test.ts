import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { readBackup } from '../../platform/backup/read-backup.ts';
import { type Config, loadConfig } from '../../platform/config.ts';
import { readMigrations } from '../../platform/db/migrations.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { anEmptyPostgresUrl } from '../../platform/db/testing.ts';
import { earlierSeed, makeEarlier } from '../../platform/db/testing/earlier.ts';
import { newId } from '../../platform/ids.ts';
import { backupCommand } from './backup.command.ts';
import { exportCompetitionCommand } from './export-competition.command.ts';
import { verifyCommand } from './verify.command.ts';
import { runWhereTheDatabaseIs } from './where-to-run.ts';

const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = async (): Promise<Config> =>
  loadConfig({
    TOPOUT_DEMO: '0',
    TOPOUT_DATA_DIR: folder,
    DATABASE_URL: onPostgres ? await anEmptyPostgresUrl() : '',
  });

/** A database in which an earlier version judged a day, and which this one has never opened. */
async function anEarlierOne(): Promise<Config> {
  const config = await configOf();
  if (onPostgres) {
    const client = new pg.Client({ connectionString: config.databaseUrl ?? '' });
    await client.connect();
    await makeEarlier(client);
    await client.end();
  } else {
    const fs = new NodeFS(join(folder, 'database'));
    await (await PGlite.create({ fs, loadDataDir: await earlierSeed() })).close();
  }
  return config;
}

const migrationsOf = async (config: Config): Promise<string[]> => {
  const db = await openDatabase(config, { onError: () => {} }, 'any');
  const rows = await db.rows<{ name: string }>(
    { name: 'test.migrations', text: 'select name from schema_migration order by name' },
    [],
  );
  await db.close();
  return rows.map(({ name }) => name);
};

it('saves a database of an earlier version as it is, and reads nothing else of it', async () => {
  const config = await anEarlierOne();
  const before = await migrationsOf(config);
  const older =
    /^The database is still that of an older Topout: .+ Make a backup, then: npm run topout -- migrate$/;
  await expect(runWhereTheDatabaseIs(config, verifyCommand, [])).rejects.toThrow(older);
  const moved = ['--competition', newId(), '--to', join(folder, 'jam.topout')];
  await expect(runWhereTheDatabaseIs(config, exportCompetitionCommand, moved)).rejects.toThrow(older);

  const file = join(folder, 'before.backup');
  const saved = await runWhereTheDatabaseIs(config, backupCommand, ['--to', file]);
  expect(saved).toMatchObject({ fault: null });
  const { header } = await readBackup(file, readMigrations());
  expect(header.migrations.map(({ name }) => name)).toEqual(before);
  expect(await migrationsOf(config)).toEqual(before);
}, 60_000);

it('makes no database where there is none', async () => {
  const file = join(folder, 'none.backup');
  const saving = runWhereTheDatabaseIs(await configOf(), backupCommand, ['--to', file]);
  await expect(saving).rejects.toThrow(
    onPostgres ? 'The database holds nothing of Topout yet.' : `There is no database in ${folder} yet.`,
  );
});
