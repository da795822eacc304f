import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testApi } from '../../testing.ts';
import { backUp, backupState } from './backups.ts';
import { backUpDaily } from './daily-backup.ts';

const api = testApi();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'topout-daily-'));
  await api.db.kysely.deleteFrom('backup').execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** By the clock of this process. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const daily = (now: Date, kept = 7) => backUpDaily(api.db, { folder, hour: 4, kept }, now);
const files = () => readdirSync(folder).sort();
const anHourLater = () =>
  api.db.kysely
    .updateTable('backup')
    .set({ beganAt: sql<Date>`began_at - interval '61 minutes'` })
    .execute();
const metrics = async () =>
  (await api.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body
    .split('\n')
    .filter((line) => line.startsWith('topout_backup_'))
    .join('\n');

it('waits for its hour, and writes one a day', async () => {
  expect(await daily(at(26, 3, 59))).toBeNull();
  expect(await daily(at(26, 4))).toBe(join(folder, 'topout-2026-11-26-0400.backup'));
  expect(await daily(at(26, 4, 1))).toBeNull();
  expect(await daily(at(26, 23, 59))).toBeNull();
  expect(await daily(at(27, 9, 30))).toBe(join(folder, 'topout-2026-11-27-0930.backup'));
});

it('is written by one of two nodes', async () => {
  const written = await Promise.all([daily(at(26, 5)), daily(at(26, 5))]);
  expect(written.filter((file) => file !== null)).toHaveLength(1);
  expect(files()).toEqual(['topout-2026-11-26-0500.backup']);
});

it('keeps as many as it is told, and nothing but its own is deleted', async () => {
  writeFileSync(join(folder, 'before-finals.backup'), '');
  for (const day of [20, 21, 22, 23]) await daily(at(day, 4), 2);
  expect(files()).toEqual([
    'before-finals.backup',
    'topout-2026-11-22-0400.backup',
    'topout-2026-11-23-0400.backup',
  ]);
});

it('deletes what crashes left of backups, in the folder and on the way there', async () => {
  const data = mkdtempSync(join(tmpdir(), 'topout-data-'));
  const yesterday = new Date(Date.now() - 90_000_000);
  const left = (there: string, name: string, from = yesterday) => {
    writeFileSync(join(there, name), '');
    utimesSync(join(there, name), from, from);
  };
  left(folder, 'topout-2026-11-20-0400.backup.unfinished');
  left(folder, 'topout-2026-11-21-0400.backup.0a1b2c3d4e5f.unfinished');
  left(folder, 'topout-2026-11-25-0400.backup.0a1b2c3d4e5f.unfinished', new Date());
  left(folder, 'letter.unfinished');
  left(data, 'handed.0a1b2c3d4e5f.unfinished');
  await backUpDaily(api.db, { folder, hour: 4, kept: 7 }, at(26, 4), { through: data });
  expect(files()).toEqual([
    'letter.unfinished',
    'topout-2026-11-25-0400.backup.0a1b2c3d4e5f.unfinished',
    'topout-2026-11-26-0400.backup',
  ]);
  expect(readdirSync(data)).toEqual([]);
  rmSync(data, { recursive: true });
});

it('stops with the server, and leaves the day to another node or the next start', async () => {
  const stops = new AbortController();
  stops.abort();
  const stopped = backUpDaily(api.db, { folder, hour: 4, kept: 7 }, at(26, 4), {
    through: null,
    signal: stops.signal,
  });
  await expect(stopped).rejects.toThrow('was not written: the server stops.');
  expect(await daily(at(26, 4, 1))).not.toBeNull();
});

it('says that it failed, leaves nothing behind, and tries again after an hour', async () => {
  await daily(at(25, 4));
  const there = folder;
  folder = join(there, 'stick');
  await expect(daily(at(26, 4))).rejects.toThrow('cannot be written: there is no such folder.');
  expect(await backupState(api.db)).toMatchObject({
    fault: expect.stringContaining('there is no such folder'),
  });
  expect(await metrics()).toMatch(
    /^topout_backup_age_seconds \d.*\ntopout_backup_bytes \d+\ntopout_backup_failed 1$/,
  );
  folder = there;
  expect(await daily(at(26, 4, 59))).toBeNull();
  await anHourLater();
  expect(await daily(at(26, 5))).not.toBeNull();
  expect(await metrics()).toContain('topout_backup_failed 0');
  expect(files()).toEqual(['topout-2026-11-25-0400.backup', 'topout-2026-11-26-0500.backup']);
});

it('is written by another node when one died while it wrote', async () => {
  await api.db.kysely
    .insertInto('backup')
    .values({ id: '0198a5c0-0000-7000-8000-00000000000a', day: '2026-11-26' })
    .execute();
  expect(await daily(at(26, 4, 30))).toBeNull();
  await anHourLater();
  expect(await daily(at(26, 5))).not.toBeNull();
});

it('has no age before the first, and that of the last afterwards, whoever asked for it', async () => {
  expect(await metrics()).toBe('topout_backup_failed 0');
  await backUp(api.db, join(folder, 'by-hand.backup'));
  const { ageSeconds, bytes, fault } = await backupState(api.db);
  expect(ageSeconds).toBeLessThan(60);
  expect(bytes).toBeGreaterThan(1_000);
  expect(fault).toBeNull();
});

it('writes over no file', async () => {
  const file = join(folder, 'by-hand.backup');
  await backUp(api.db, file);
  await expect(backUp(api.db, file)).rejects.toThrow(`${file} exists already; choose another name.`);
});
