import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Once per run: the document of the API as the server writes it, for the fake API to answer by. */
export default function setUp(): void {
  const file = join(mkdtempSync(join(tmpdir(), 'topout-api-')), 'api.json');
  const writer = resolve('packages/server/src/docs/document-cli.ts');
  execFileSync(process.execPath, [writer, file], { env: { ...process.env, NODE_OPTIONS: '' } });
  process.env['TOPOUT_API_DOCUMENT'] = file;
}
