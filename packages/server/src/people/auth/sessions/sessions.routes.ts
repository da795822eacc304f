import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, SessionList, SessionParams } from '@topout/contract';
import { notFound } from '../../../platform/errors.ts';
import { requireAccount } from '../../../platform/http/session.ts';
import { endCredentials, endFamily } from './end-credentials.ts';
import { sessionsOf } from './sessions.queries.ts';

/** Lists where a person is signed in, and ends a sign-in from elsewhere: on a phone lent or lost. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/auth/sessions',
    { schema: { summary: "The caller's sessions", response: { 200: SessionList } } },
    async ({ session }) => sessionsOf(app.db, requireAccount({ session }), session.family),
  );

  app.delete(
    '/auth/sessions',
    {
      schema: {
        summary: 'End all other sessions of the caller, and every mailed link',
        response: { 204: Empty },
      },
    },
    async ({ session }, reply) => {
      const account = requireAccount({ session });
      await app.sessions.drop(
        await app.db.transaction((tx) => endCredentials(tx, account, [session.family])),
      );
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/auth/sessions/:session',
    {
      schema: {
        summary: "End one of the caller's sessions",
        params: SessionParams,
        response: { 204: Empty },
      },
    },
    async ({ params, session }, reply) => {
      const own = await sessionsOf(app.db, requireAccount({ session }), session.family);
      if (!own.some(({ uuid }) => uuid === params.session)) throw notFound('session');
      await endFamily(app.db, params.session);
      await app.sessions.drop([params.session]);
      return reply.code(204).send(null);
    },
  );
};
