import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../platform/http/negotiate.ts';

/** A file as sent: read once, compressed once per encoding. */
export interface WebFile {
  readonly type: string;
  readonly etag: string;
  /** The bytes in an encoding; uncompressed if compression gains nothing. */
  encoded(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Compress = Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

const compressed = (brotliQuality: number, gzipLevel: number): Compress => ({
  identity: async (bytes) => bytes,
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => zip(bytes, { level: gzipLevel }),
});

/**
 * A file is compressed once for the server's lifetime, a page that changes with its boards every other
 * second.
 */
const efforts = { lasting: compressed(11, 9), passing: compressed(4, 5) };

export function webFile(bytes: Buffer, type: string, effort: keyof typeof efforts = 'lasting'): WebFile {
  const compress = efforts[effort];
  const prepared = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    compressible: /^(text|application)\/|svg/.test(type),
    encoded(encoding) {
      const known = prepared.get(encoding) ?? compress[encoding](bytes);
      prepared.set(encoding, known);
      return known;
    },
  };
}

/** All files below a folder by their address, `prefix` first. A missing folder has none. */
export function readFiles(folder: string, prefix: string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  let found;
  try {
    found = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return files;
  }
  for (const entry of found) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `${prefix}${path.slice(folder.length).replaceAll('\\', '/')}`;
    files.set(address, webFile(readFileSync(path), type));
  }
  return files;
}
