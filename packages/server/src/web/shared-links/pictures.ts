import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { drawPng } from './draw.ts';
import { tagOf } from './preview.ts';
import { drawingAt } from './shared-link.ts';

const mostPictures = 100;

export interface LinkPicture {
  readonly png: Buffer;
  readonly etag: string;
}

/** The pictures of shared links, each drawn once for as long as nothing on it changes; null where there is none. */
export function linkPictures(app: FastifyInstance): (path: string) => Promise<LinkPicture | null> {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: mostPictures });
  return async (path) => {
    const drawing = await drawingAt(app, path);
    if (drawing === null) return null;
    const tag = tagOf(drawing);
    const png = drawn.get(tag) ?? drawPng(drawing);
    drawn.set(tag, png);
    png.catch(() => drawn.delete(tag));
    return { png: await png, etag: `"${tag}"` };
  };
}
