import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, MapParams, VenueParams } from '@topout/contract';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Statement } from '../../platform/db/database.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { notFound } from '../../platform/errors.ts';

const map = { name: 'drawing.map', text: 'select svg from map where id = $1' };
const logo = { name: 'drawing.logo', text: 'select logo_svg as svg from venue where id = $1' };

/**
 * Whatever a drawing might still contain, it can do nothing: no script, no request, no form, and a separate
 * origin.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const response = {
  200: { content: { 'image/svg+xml': { schema: Type.String() } } },
  304: Empty,
};

/** Public: maps and logos. They were rebuilt when stored (svg/sanitise-svg.ts). */
export const drawingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const send = async (statement: Statement, id: string, known: string | undefined, reply: FastifyReply) => {
    const [found] = await app.db.rows<{ svg: string | null }>(statement, [id]);
    if (!found || found.svg === null) throw notFound('drawing');
    const etag = `"${createHash('sha256').update(found.svg).digest('base64url')}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    });
    if (known === etag) return reply.code(304).send();
    return reply.type('image/svg+xml').send(found.svg);
  };

  app.get(
    '/maps/:map.svg',
    {
      schema: {
        security: forEverybody,
        summary: 'A map as SVG',
        params: MapParams,
        response,
      },
    },
    ({ params, headers }, reply) => send(map, params.map, headers['if-none-match'], reply),
  );

  app.get(
    '/venues/:venue/logo.svg',
    {
      schema: {
        security: forEverybody,
        summary: 'A drawn logo as SVG',
        params: VenueParams,
        response,
      },
    },
    ({ params, headers }, reply) => send(logo, params.venue, headers['if-none-match'], reply),
  );
};
