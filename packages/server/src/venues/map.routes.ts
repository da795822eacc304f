import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, MapParams, Problem } from '@topout/contract';
import { Type } from 'typebox';
import { notFound } from '../errors.ts';

const findMap = { name: 'map.svg', text: 'select svg from map where id = $1' };

/** Whatever a drawing still held, it could do nothing: no script, no request, no form, an origin of its own. */
const policy = "default-src 'none'; sandbox";

/** Public: the drawings themselves. They were rebuilt when they were stored (svg/sanitise-svg.ts). */
export const mapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/maps/:map.svg',
    {
      schema: {
        tags: ['Venues'],
        summary: 'A map as SVG',
        params: MapParams,
        response: {
          200: { content: { 'image/svg+xml': { schema: Type.String() } } },
          304: Empty,
          '4xx': Problem,
        },
      },
    },
    async ({ params, headers }, reply) => {
      const [found] = await app.db.rows<{ svg: string }>(findMap, [params.map]);
      if (!found) throw notFound('map');
      const tag = `"${createHash('sha256').update(found.svg).digest('base64url')}"`;
      void reply.headers({
        etag: tag,
        'cache-control': 'public, max-age=3600',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      });
      if (headers['if-none-match'] === tag) return reply.code(304).send(null);
      return reply.type('image/svg+xml').send(found.svg);
    },
  );
};
