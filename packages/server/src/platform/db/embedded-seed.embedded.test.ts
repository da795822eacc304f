import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from './embedded-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-seed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const tables = {
  name: 'test-tables',
  text: `select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
};

// A release carries this database, so every installation begins with it: no key may be in it.
it('holds nothing but what has been migrated', async () => {
  const db = await openEmbedded(folder);
  const filled = (await db.rows<{ name: string; rows: string }>(tables, [])).filter(
    ({ rows }) => rows !== '0',
  );
  // The epoch is a name, and new after the first restore.
  expect(filled.map(({ name }) => name)).toEqual(['database_epoch', 'schema_migration']);
  await db.close();
}, 30_000);
