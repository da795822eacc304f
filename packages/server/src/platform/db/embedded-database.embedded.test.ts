import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { newId } from '../ids.ts';
import type { Database } from './database.ts';
import { DurableFs, durableStartParams } from './durable-fs.ts';
import { openEmbedded } from './embedded-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inUse = /^The data folder .+ is in use by another Topout server/;
const names = async (db: Database) =>
  (await db.kysely.selectFrom('profile').select('firstName').orderBy('firstName').execute()).map(
    ({ firstName }) => firstName,
  );
const add = (db: Database, firstName: string) =>
  db.kysely.insertInto('profile').values({ id: newId(), firstName }).execute();

/** A process that takes the folder, says so, and keeps running. */
const holder = `import { takeDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-lock.ts'))};
  takeDataFolder(process.argv[1]); console.log('taken'); setInterval(() => {}, 1000);`;
/** A process that writes, and reports what it wrote. */
const writer = `import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded-database.ts'))};
  import { randomUUID } from 'node:crypto';
  const db = await openEmbedded(process.argv[1]);
  for (;;) {
    const id = randomUUID();
    await db.kysely.insertInto('profile').values({ id, first_name: id }).execute();
    console.log(id);
  }`;
const nodeWith = (code: string) => ['--no-warnings', '--input-type=module', '-e', code, folder];

async function startHolder(): Promise<ChildProcess> {
  const child = spawn(process.execPath, nodeWith(holder), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('keeps everything over a restart', async () => {
  const before = await openEmbedded(folder);
  await add(before, 'Ada');
  await before.close();
  const after = await openEmbedded(folder);
  expect(await names(after)).toEqual(['Ada']);
  await after.close();
}, 30_000);

it('syncs the disk at least once for each commit', async () => {
  await (await openEmbedded(folder)).close();
  // As on its thread, where nobody can look.
  const lite = await PGlite.create({
    fs: new DurableFs(join(folder, 'database')),
    startParams: durableStartParams,
  });
  const syncs = jest.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  for (let commit = 0; commit < 20; commit += 1)
    await lite.query('insert into profile (id, first_name) values ($1, $2)', [newId(), `${commit}`]);
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(20);
  syncs.mockRestore();
  syncBuiltinESMExports();
  await lite.close();
}, 30_000);

it('keeps everything that was acknowledged when the process is killed', async () => {
  const child = spawn(process.execPath, nodeWith(writer), { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => acknowledged.push(...chunk.toString().trim().split('\n')));
  while (acknowledged.length < 100) await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
  const db = await openEmbedded(folder);
  expect(await names(db)).toEqual(expect.arrayContaining(acknowledged));
  await db.close();
}, 30_000);

it('lets the other thread work while a statement runs', async () => {
  const db = await openEmbedded(folder);
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await db.rows({ name: 'test.long', text: 'select count(*) from generate_series(1, 3000000)' }, []);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
  await db.close();
}, 30_000);

it('refuses a folder that another process has, until that one is killed', async () => {
  const child = await startHolder();
  await expect(openEmbedded(folder)).rejects.toThrow(inUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await openEmbedded(folder)).close();
}, 30_000);

it('refuses a folder that this process has, and a second process too', async () => {
  const db = await openEmbedded(folder);
  await expect(openEmbedded(folder)).rejects.toThrow(inUse);
  const second = spawnSync(process.execPath, nodeWith(holder), { encoding: 'utf8' });
  expect([second.status, second.stderr]).toEqual([1, expect.stringMatching(/is in use by another/)]);
  await db.close();
}, 30_000);

it('says when the folder cannot be written', async () => {
  await expect(openEmbedded('/dev/null/topout')).rejects.toThrow(
    'The data folder /dev/null/topout cannot be written',
  );
});

it('begins anew after a first start that was cut off', async () => {
  mkdirSync(join(folder, 'database.unfinished'));
  writeFileSync(join(folder, 'database.unfinished', 'PG_VERSION'), '18\n');
  const db = await openEmbedded(folder);
  expect(await names(db)).toEqual([]);
  await db.close();
}, 30_000);

it('says that what stands in the folder is no database', async () => {
  mkdirSync(join(folder, 'database'));
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '9\n');
  await expect(openEmbedded(folder)).rejects.toThrow(/^The database in .+ cannot be opened: .+\.$/);
}, 30_000);
