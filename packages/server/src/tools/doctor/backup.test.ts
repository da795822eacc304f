import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookAtBackup } from './backup.ts';
import type { Reached } from './reach.ts';
import { aServer, closeServers } from './testing/surroundings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-backups-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  closeServers();
});

const nobody: Reached = { is: 'nobody', code: 'ECONNREFUSED' };
const arrival = { protocol: 'http', host: 'localhost', forwarded: 'no' } as const;
const topout: Reached = {
  is: 'Topout',
  health: { status: 'ok', version: '1.0.0', build: 'aaaa', arrival },
};
const daily = (at: string) => ({ backup: { folder: at, hour: 4, kept: 7 }, bucket: null, dataDir: folder });
const away = { databaseUrl: 'postgres://db.example.org/topout' };

it.each([
  [
    'no folder',
    () => ({ ...daily(folder), databaseUrl: null, backup: null }),
    'note',
    /No backup is written/,
  ],
  ['a folder on another machine', () => ({ ...daily(folder), ...away }), 'well', /every day/],
  ['a missing folder', () => ({ ...daily(join(folder, 'stick')), ...away }), 'fault', /is not there/],
  [
    'a folder that cannot be written',
    () => ({ ...daily('/dev/null'), ...away }),
    'fault',
    /cannot be written/,
  ],
  [
    'a folder on the disk of the data',
    () => ({ ...daily(folder), databaseUrl: null }),
    'note',
    /on the disk/,
  ],
])('finds %s', async (_name, config, level, says) => {
  const found = await lookAtBackup(config(), 'http://localhost:1', nobody);
  expect(found).toMatchObject([{ level, says: expect.stringMatching(says) }]);
});

it.each([
  ['a new one', 'topout_backup_age_seconds 7200.5\ntopout_backup_failed 0', 'well', /2 hours ago/],
  ['an old one', 'topout_backup_age_seconds 180000\ntopout_backup_failed 0', 'fault', /50 hours old/],
  ['a failed one', 'topout_backup_age_seconds 7200\ntopout_backup_failed 1', 'fault', /failed/],
  ['none yet', 'topout_backup_failed 0', 'well', /every day/],
])('finds %s', async (_name, figures, level, says) => {
  const url = await aServer((_asked, reply) => void reply.end(`# HELP topout\n${figures}\n`));
  const found = await lookAtBackup({ ...daily(folder), ...away }, url, topout);
  expect(found).toMatchObject([{ level, says: expect.stringMatching(says) }]);
});
