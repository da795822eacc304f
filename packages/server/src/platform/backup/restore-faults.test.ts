import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { aProfile } from '../../testing.ts';
import { loadConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { anEmptyPostgresUrl, openTestDatabase } from '../db/testing.ts';
import { restoreBackup } from './restore-backup.ts';
import { contentsOf, rewrite } from './testing.ts';
import { writeBackup } from './write-backup.ts';

const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';
let folder: string;
let good: string;
let bad: string;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topout-faults-'));
  good = join(folder, 'good.backup');
  bad = join(folder, 'bad.backup');
  db = await openTestDatabase();
  await aProfile(db);
  await writeBackup(db, good);
}, 120_000);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => rmSync(bad, { force: true }));

/** What a migration adds, as `table.column`. */
const columnsOf = (migration: string): Set<string> => {
  const file = join(import.meta.dirname, `../../../migrations/${migration}.sql`);
  const added = readFileSync(file, 'utf8').matchAll(
    /alter table (\w+)\s+add (?:column )?(?!constraint)(\w+)/g,
  );
  return new Set([...added].map(([, table, column]) => `${table}.${column}`));
};

/** A backup's lines without some columns of its tables. */
function withoutColumns(lines: readonly string[], gone: ReadonlySet<string>): string[] {
  let left: readonly number[] = [];
  return lines.map((line, at) => {
    if (at > 0 && isTable(line)) {
      const { table, columns } = JSON.parse(line) as { table: string; columns: string[] };
      left = [...columns.keys()].filter((index) => !gone.has(`${table}.${columns[index]}`));
      return JSON.stringify({ table, columns: left.map((index) => columns[index]) });
    }
    if (!isRow(line)) return line;
    const values = JSON.parse(line) as unknown[];
    return JSON.stringify(left.map((index) => values[index]));
  });
}

/** An empty database that does not exist yet, where that is possible. */
const emptyPlace = async (name: string) => ({
  ...loadConfig({ TOPOUT_DEMO: '0' }),
  databaseUrl: onPostgres ? await anEmptyPostgresUrl() : null,
  dataDir: join(folder, name),
});

/** No table, and no folder. */
async function isUntouched({
  databaseUrl,
  dataDir,
}: Awaited<ReturnType<typeof emptyPlace>>): Promise<boolean> {
  if (databaseUrl === null) return !existsSync(dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace");
  await client.end();
  return rows.length === 0;
}

const lineOf = (change: object) => (lines: string[]) => [
  JSON.stringify({ ...(JSON.parse(lines[0] ?? '') as object), ...change }),
  ...lines.slice(1),
];
const isTable = (line: string | undefined) => line?.startsWith('{') === true;
const isRow = (line: string | undefined) => line?.startsWith('[') === true;
const flip = (at: number) => {
  const bytes = readFileSync(good);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(bad, bytes);
};

it.each<[string, () => void, string]>([
  ['is not there', () => {}, 'There is no file'],
  ['is empty', () => writeFileSync(bad, ''), 'is cut short: its end is missing.'],
  ['is zipped nothing', () => writeFileSync(bad, gzipSync('')), 'is not a backup of Topout.'],
  ['is something else', () => writeFileSync(bad, 'a text'), 'is not a backup of Topout.'],
  ['is some zipped text', () => writeFileSync(bad, gzipSync('a text')), 'is not a backup of Topout.'],
  [
    'is cut short',
    () => {
      const bytes = readFileSync(good);
      writeFileSync(bad, bytes);
      truncateSync(bad, bytes.length - 20);
    },
    'is cut short: its end is missing.',
  ],
  [
    'ends between two lines',
    () => {
      rewrite(good, bad, (lines) => lines);
      const lines = unzipped(bad).trimEnd().split('\n').slice(0, -1);
      writeFileSync(bad, gzipSync(`${lines.join('\n')}\n`));
    },
    'is cut short: its end is missing.',
  ],
  ['has rotten bytes', () => flip(readFileSync(good).length - 100), 'is damaged'],
  [
    'has another row than was written',
    () => writeFileSync(bad, gzipSync(unzipped(good).replace('"Ada"', '"Bob"'))),
    'is damaged',
  ],
  [
    'is a bomb',
    () => {
      const [header = ''] = unzipped(good).split('\n', 1);
      const rows = `["${'x'.repeat(995)}"]\n`.repeat(100_000);
      writeFileSync(bad, gzipSync(`${header}\n{"table":"profile","columns":["id"]}\n${rows}`));
    },
    'unpacks to far more than any backup',
  ],
  [
    'is of another product',
    () => rewrite(good, bad, lineOf({ product: 'ledger' })),
    'is a backup of "ledger", not of Topout.',
  ],
  [
    'is of a newer version',
    () =>
      rewrite(good, bad, lineOf({ version: '9.0.0', migrations: [{ name: '9999-later', checksum: '' }] })),
    'was written by a newer Topout (9.0.0) than this one',
  ],
  [
    'has a list of migrations that is none',
    () => rewrite(good, bad, lineOf({ migrations: { name: '0001' } })),
    'is not a backup of Topout.',
  ],
  ['has a newer format', () => rewrite(good, bad, lineOf({ format: 2 })), 'was written by a newer Topout'],
  [
    'has a table of its own',
    () => rewrite(good, bad, (lines) => [...lines, '{"table":"secrets","columns":["id"]}']),
    'has "secrets", which the tables of its version do not.',
  ],
  [
    'has rows that fit nowhere',
    () => rewrite(good, bad, (lines) => lines.map((line) => line.replace(/^\["[0-9a-f-]{36}"/, '["nobody"'))),
    'cannot be restored: invalid input syntax',
  ],
])(
  'refuses a file that %s, and changes nothing',
  async (name, make, sentence) => {
    make();
    const place = await emptyPlace(`new/${name.replaceAll(' ', '-')}`);
    const refused = restoreBackup(place, bad).catch((error: Error) => error.message);
    expect(await refused).toContain(sentence);
    expect(await refused).toMatch(/^[^\n]+\.$/);
    expect(await isUntouched(place)).toBe(true);
  },
  60_000,
);

const unzipped = (file: string): string => gunzipSync(readFileSync(file)).toString();

describe('a database that is there', () => {
  let place: Awaited<ReturnType<typeof emptyPlace>>;
  const open = () => openDatabase(place, { onError: () => {} });
  beforeEach(async () => {
    place = await emptyPlace('used');
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  it('is filled if nothing is in it, and refused once there is', async () => {
    await (await open()).close();
    await restoreBackup(place, good);
    const restored = await open();
    expect(await contentsOf(restored)).toEqual(await contentsOf(db));
    await aProfile(restored, { firstName: 'New' });
    const before = await contentsOf(restored);
    await restored.close();
    await expect(restoreBackup(place, good)).rejects.toThrow('is not empty: there are rows in ');
    const after = await open();
    expect(await contentsOf(after)).toEqual(before);
    await after.close();
  }, 240_000);

  it('is refused while a server has it', async () => {
    const server = await open();
    await contentsOf(server);
    await expect(restoreBackup(place, good)).rejects.toThrow(onPostgres ? 'is connected' : 'is in use');
    await server.close();
  }, 240_000);

  it('gets the tables of an earlier version first, and the later migrations after the rows', async () => {
    rewrite(good, bad, (lines) => {
      const { migrations } = JSON.parse(lines[0] ?? '') as { migrations: { name: string }[] };
      const added = columnsOf(migrations.at(-1)?.name ?? '');
      const later = lineOf({ migrations: migrations.slice(0, -1) })(lines);
      // Tables without rows may have columns that the version before did not know.
      const known = later.filter((_, at) => at === 0 || !isTable(lines[at]) || isRow(lines[at + 1]));
      return withoutColumns(known, added);
    });
    await restoreBackup(place, bad);
    const restored = await open();
    expect(await contentsOf(restored)).toEqual(await contentsOf(db));
    await restored.close();
  }, 240_000);

  it('leaves out what compatible migrations of a newer version added', async () => {
    rewrite(good, bad, (lines) => {
      const { migrations } = JSON.parse(lines[0] ?? '') as { migrations: object[] };
      const later = { name: '9999-later', checksum: '', compatible: true };
      return [
        ...lineOf({ migrations: [...migrations, later] })(lines),
        '{"table":"novelty","columns":["id"]}',
        '["1"]',
      ];
    });
    await restoreBackup(place, bad);
    const restored = await open();
    expect(await contentsOf(restored)).toEqual(await contentsOf(db));
    await restored.close();
  }, 240_000);
});
