import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canIsolate, isolated, runIsolated, settleInside } from './isolation.ts';
import { readSetting } from './setting.ts';
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

if (typeof setting === 'string') {
  console.log(setting);
} else if (isolated) {
  settleInside();
  process.exitCode = await run(setting, process.env['TOPOUT_CLUSTER_FOLDER'] ?? '');
} else if (canIsolate()) {
  process.exitCode = await withFolder((folder) => runIsolated(folder, process.argv.slice(2)));
} else {
  process.exitCode = await withFolder((folder) => run(setting, folder));
}
