import { timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { secretHash } from '../../platform/secrets.ts';
import { notFound } from '../../platform/errors.ts';
import { isOpenedHere } from '../../platform/http/loopback.ts';
import { adminHeader } from './server-file.ts';

/**
 * The door through which `npm run topout` reaches the server that has the embedded database. Closed without a
 * token.
 */
export const adminRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { adminToken } = app;
  if (adminToken === null) return;
  const expected = secretHash(adminToken);

  app.post(
    '/admin/commands/:name',
    {
      schema: {
        hide: true,
        params: Type.Object({ name: Type.String() }),
        body: Type.Object({ args: Type.Array(Type.String()) }, { additionalProperties: false }),
      },
    },
    async ({ headers, params, body, socket }) => {
      const sent = secretHash(String(headers[adminHeader] ?? ''));
      if (!isOpenedHere(socket) || !timingSafeEqual(sent, expected)) throw notFound('address');
      // Most servers never run one: these need not hold them all.
      const { runCommand } = await import('./run-command.ts');
      return runCommand(params.name, body.args, app);
    },
  );
};
