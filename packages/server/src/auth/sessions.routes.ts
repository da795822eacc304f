import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Problem, SessionList, SessionParams } from '@topout/contract';
import { notFound } from '../errors.ts';
import { requireAccount } from '../http/session.ts';
import { revokeAccount, revokeFamily } from './revoke.ts';
import { sessionsOf } from './sessions.queries.ts';

/** Where somebody is signed in, and the way to end it from elsewhere: a phone that was lent or lost. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/auth/sessions',
    { schema: { summary: "One's sessions", response: { 200: SessionList, '4xx': Problem } } },
    async ({ session }) => sessionsOf(app.db, requireAccount({ session }), session.family),
  );

  app.delete(
    '/auth/sessions',
    { schema: { summary: "End all of one's other sessions", response: { 204: Empty, '4xx': Problem } } },
    async ({ session }, reply) => {
      const ended = await revokeAccount(app.db, requireAccount({ session }), session.family);
      for (const family of ended) await app.sessions.dropFamily(family);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/auth/sessions/:session',
    {
      schema: {
        summary: "End one of one's sessions",
        params: SessionParams,
        response: { 204: Empty, '4xx': Problem },
      },
    },
    async ({ params, session }, reply) => {
      const own = await sessionsOf(app.db, requireAccount({ session }), session.family);
      if (!own.some(({ uuid }) => uuid === params.session)) throw notFound('session');
      await revokeFamily(app.db, params.session);
      await app.sessions.dropFamily(params.session);
      return reply.code(204).send(null);
    },
  );
};
