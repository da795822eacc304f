import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toBrotli, toGzip } from './compress.ts';

const board = Buffer.from(Array.from({ length: 5_000 }, (_, at) => `${at} ${(at * 7919) % 5003}`).join('\n'));

it.each([
  ['brotli', (): Promise<Buffer> => toBrotli(board, 5), brotliDecompressSync],
  ['gzip', (): Promise<Buffer> => toGzip(board, 6), gunzipSync],
])('makes %s that holds no more memory than it needs', async (_name, make, open) => {
  const made = await make();
  expect(open(made)).toEqual(board);
  expect(made.buffer.byteLength).toBe(made.length);
});
