import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFiles } from './file-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'topout-web-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds files by address and prepares each encoding once', async () => {
  const text = 'export const top = 1;\n'.repeat(100);
  writeFileSync(join(folder, 'assets/main.1.js'), text);
  writeFileSync(join(folder, 'assets/secret.pem'), 'not for the web');
  const files = readFiles(folder, '/remotes/entry');
  expect([...files.keys()]).toEqual(['/remotes/entry/assets/main.1.js']);
  const file = files.get('/remotes/entry/assets/main.1.js');
  expect(file?.type).toBe('text/javascript; charset=utf-8');
  const brotli = await file?.encoded('br');
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(text);
  expect(await file?.encoded('br')).toBe(brotli);
  expect(gunzipSync((await file?.encoded('gzip')) ?? '').toString()).toBe(text);
});

it('reads a source map when somebody asks, and says where it is gone', async () => {
  const path = join(folder, 'assets/main.1.js.map');
  writeFileSync(path, '{"version":3}');
  const map = readFiles(folder, '').get('/assets/main.1.js.map');
  expect(map?.compressible).toBe(false);
  writeFileSync(path, '{"version":3,"file":"main.1.js"}');
  expect((await map?.encoded('identity'))?.toString()).toBe('{"version":3,"file":"main.1.js"}');
  rmSync(path);
  await expect(map?.encoded('identity')).rejects.toMatchObject({ status: 404 });
});

it('holds nothing where nothing was built', () => {
  expect(readFiles(join(folder, 'gone'), '').size).toBe(0);
});
