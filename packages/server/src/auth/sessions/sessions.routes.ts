import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Problem, SessionList, SessionParams } from '@topout/contract';
import { notFound } from '../../errors.ts';
import { requireAccount } from '../../http/session.ts';
import { endCredentials, endFamily } from './end-credentials.ts';
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
    {
      schema: {
        summary: "End all of one's other sessions, and every link that was mailed",
        response: { 204: Empty, '4xx': Problem },
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
        summary: "End one of one's sessions",
        params: SessionParams,
        response: { 204: Empty, '4xx': Problem },
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
