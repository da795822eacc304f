import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Writes the API document once per run, for the fake API to check its answers against. */
export default function setUp(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'topout-api-')), 'api.json');
  const writer = resolve('packages/server/src/tools/cli/document-cli.ts');
  execFileSync(process.execPath, [writer, file], { env: { ...process.env, NODE_OPTIONS: '' } });
  process.env['TOPOUT_API_DOCUMENT'] = file;
}
