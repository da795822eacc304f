import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { backUp } from '../../platform/backup/backups.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { contentsOf } from '../../platform/backup/testing.ts';
import { loadConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { openInMemory } from '../../platform/db/embedded-database.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { anEmptyPostgresUrl, openTestDatabase } from '../../platform/db/testing.ts';
import { earlierSeed } from '../../platform/db/testing/earlier.ts';
import { serverSecret } from '../../platform/media/server-secret.ts';
import { newId } from '../../platform/ids.ts';
import { aProfile, aUser } from '../../testing.ts';
import { verifyCompetition } from '../verify/verify-competition.ts';

const onPostgres = process.env['TOPOUT_TEST_DATABASE'] === 'postgres';
let folder: string;
let file: string;
let db: Database;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topout-restore-'));
  file = join(folder, 'day.backup');
  // Either way, a day that an earlier version judged.
  db = onPostgres ? await openTestDatabase() : await openInMemory(await earlierSeed());
  app = await buildApp({ db, config: loadConfig({ TOPOUT_DEMO: '0' }) });
  await app.ready();
  await addWhatIsHard(db);
  await backUp(db, file);
}, 120_000);
afterAll(async () => {
  await app.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Pictures, secrets, rows that name each other or themselves, and text that a file might break. */
async function addWhatIsHard(to: Database): Promise<void> {
  const ada = await aUser(to, {
    firstName: 'Ada "\\N" \t\r\n – 木 🧗',
    lastName: "'; drop table profile; --",
  });
  const media = newId();
  await to.kysely
    .insertInto('media')
    .values({ id: media, ownerId: ada.profile, type: 'image/png', storedAt: new Date() })
    .execute();
  await to.kysely
    .insertInto('picture')
    .values({ mediaId: media, size: 300, jpeg: Buffer.from([0, 255, 10, 92]) })
    .execute();
  await to.kysely
    .insertInto('media')
    .values({ id: newId(), ownerId: ada.profile, type: 'image/png', storedAt: new Date() })
    .execute();
  await to.kysely.updateTable('profile').set({ pictureId: media }).where('id', '=', ada.profile).execute();
  await aProfile(to, { parentId: ada.profile });
  await serverSecret(to, 'ticket');
}

it.each(onPostgres ? ['embedded', 'postgres'] : ['embedded'])(
  'restores everything into %s: each row, each board, and what follows from the log',
  async (kind) => {
    const databaseUrl = kind === 'postgres' ? await anEmptyPostgresUrl() : null;
    const config = { ...loadConfig({ TOPOUT_DEMO: '0' }), databaseUrl, dataDir: join(folder, kind) };
    const { rows, elsewhere } = await restoreBackup(config, file);
    expect(rows).toBeGreaterThan(100);
    // Of which only the row was here.
    expect(elsewhere).toBe(1);
    const restored = await openDatabase(config, { onError: () => {} });
    // First, because an app writes too.
    expect(await contentsOf(restored)).toEqual(await contentsOf(db));
    expect(await rulesOf(restored)).toEqual(await rulesOf(db));
    const its = await buildApp({ db: restored, config });
    await its.ready();
    try {
      await expectSameBoards(its);
    } finally {
      await its.close();
      await restored.close();
    }
  },
  120_000,
);

async function expectSameBoards(its: FastifyInstance): Promise<void> {
  const categories = await db.kysely.selectFrom('category').select(['id', 'competitionId']).execute();
  expect(categories.length).toBeGreaterThan(0);
  for (const { id, competitionId } of categories) {
    expect((await verifyCompetition(its, competitionId)).differences).toEqual([]);
    const [restored, original] = await Promise.all(
      [its, app].map((each) => each.boards.document(competitionId, id, 'staff')),
    );
    expect(restored?.rows).toEqual(original?.rows);
  }
}

/** Constraints and triggers: what a database refuses and does by itself. */
async function rulesOf(of: Database): Promise<string[]> {
  const text = `
    select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
`;
  const rules = await of.rows({ name: 'test.rules', text }, []);
  return rules.map((rule) => JSON.stringify(rule)).sort();
}

it('needs no more than rows: nothing in the database counts by itself', async () => {
  const text = "select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace";
  expect(await db.rows({ name: 'test.sequences', text }, [])).toEqual([]);
});

it('writes a file that only its owner can read', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
