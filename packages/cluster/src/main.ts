import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canIsolate, isolated, runIsolated, settleInside } from './isolation.ts';
import { readSetting, type Setting } from './setting.ts';
import { run } from './run.ts';

const setting = readSetting(process.argv.slice(2));

/** Runs in a folder that is gone afterwards; what runs in namespaces ends with them. */
async function withFolder(work: (folder: string) => Promise<number>): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'topout-cluster-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(asked: Setting): Promise<number> {
  if (isolated) {
    settleInside();
    return run(asked, process.env['TOPOUT_CLUSTER_FOLDER'] ?? '');
  }
  return withFolder((folder) =>
    canIsolate() ? runIsolated(folder, process.argv.slice(2)) : run(asked, folder),
  );
}

if (typeof setting === 'string') console.log(setting);
// A day that was broken off goes on by itself otherwise.
else process.exit(await start(setting));
