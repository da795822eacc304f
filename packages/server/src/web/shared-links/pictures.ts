import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import { drawPng } from './draw.ts';
import { tagOf } from './preview.ts';
import { drawingAt } from './shared-link.ts';

export interface LinkPicture {
  readonly png: Buffer;
  readonly etag: string;
}

/** The pictures of shared links, each redrawn only when something on it changes; null if there is none. */
export function linkPictures(app: FastifyInstance): (path: string) => Promise<LinkPicture | null> {
  const drawn = new VersionedCache<Promise<Buffer>>('linkPictures');
  return async (path) => {
    const drawing = await drawingAt(app, path);
    if (drawing === null) return null;
    const tag = tagOf(drawing);
    const png = drawn.at(path, tag) ?? drawPng(drawing);
    drawn.keep(path, tag, png);
    png.catch(() => drawn.forget(path));
    return { png: await png, etag: `"${tag}"` };
  };
}
