import type { FastifyInstance } from 'fastify';
import { VersionedCache } from '../../platform/cache/versioned-cache.ts';
import { busy } from '../../platform/errors.ts';
import { drawPng } from './draw.ts';
import { tagOf } from './preview.ts';
import { drawingAt } from './shared-link.ts';

export interface LinkPicture {
  readonly etag: string;
  /** @throws Refusal 503 if too many others wait for theirs */
  readonly png: () => Promise<Buffer>;
}

/** One takes a third of a second, and chats wait a few seconds at most. */
const mostWaiting = 20;

/** The pictures of shared links, each redrawn only when something on it changes; null if there is none. */
export function linkPictures(app: FastifyInstance): (path: string) => Promise<LinkPicture | null> {
  const drawn = new VersionedCache<Promise<Buffer>>('linkPictures');
  let waiting = 0;
  return async (address) => {
    const path = address.toLowerCase();
    const drawing = await drawingAt(app, path);
    if (drawing === null) return null;
    const tag = tagOf(drawing);
    const draw = () => {
      if (waiting >= mostWaiting) throw busy();
      waiting += 1;
      const png = drawPng(drawing).finally(() => (waiting -= 1));
      drawn.keep(path, tag, png);
      png.catch(() => drawn.forget(path));
      return png;
    };
    return { etag: `"${tag}"`, png: async () => drawn.at(path, tag) ?? draw() };
  };
}
