import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Empty, Problem, SessionList, SessionParams } from '@topout/contract';
import { notFound, unauthorised } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { revokeFamily } from './revoke.ts';
import { sessionsOf } from './sessions.queries.ts';

/** Where somebody is signed in, and the way to end it from elsewhere: a phone that was lent or lost. */
export const sessionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/auth/sessions',
    { schema: { summary: "One's sessions", response: { 200: SessionList, '4xx': Problem } } },
    async ({ session }) => sessionsOf(app.db, accountOf(session), session.family),
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
      const own = await sessionsOf(app.db, accountOf(session), session.family);
      if (!own.some(({ uuid }) => uuid === params.session)) throw notFound('session');
      await revokeFamily(app.db, params.session);
      await app.sessions.dropFamily(params.session);
      return reply.code(204).send(null);
    },
  );
};

function accountOf({ account }: Session): string {
  if (account === null) throw unauthorised();
  return account;
}
