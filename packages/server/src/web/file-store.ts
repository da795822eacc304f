import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { notFound } from '../platform/errors.ts';
import { toBrotli, toGzip } from '../platform/http/compress.ts';
import type { Encoding } from '../platform/http/negotiate.ts';

/** A file as sent: compressed once per encoding. */
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

type Compress = Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

const compressed = (brotliQuality: number, gzipLevel: number): Compress => ({
  identity: async (bytes) => bytes,
  br: (bytes) => toBrotli(bytes, brotliQuality),
  gzip: (bytes) => toGzip(bytes, gzipLevel),
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
    etag: tagOf(bytes),
    compressible: /^(text|application)\/|svg/.test(type),
    encoded(encoding) {
      const known = prepared.get(encoding) ?? compress[encoding](bytes);
      prepared.set(encoding, known);
      return known;
    },
  };
}

const tagOf = (content: Buffer | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

/** A source map: read whenever somebody asks. Maps are four fifths of what is built, and few people open one. */
function sourceMap(path: string, type: string): WebFile {
  const { size, mtimeMs } = statSync(path);
  return {
    type,
    etag: tagOf(`${path} ${size} ${mtimeMs}`),
    compressible: false,
    encoded: () =>
      readFile(path).catch(() => {
        throw notFound('file');
      }),
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
    const file = address.endsWith('.map') ? sourceMap(path, type) : webFile(readFileSync(path), type);
    files.set(address, file);
  }
  return files;
}
