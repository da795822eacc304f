import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuthorizeBody, AuthorizeReply, Problem } from '@topout/contract';
import { invalid, unauthorised } from '../errors.ts';
import { issueCode } from './auth-codes.ts';

/** A signed-in person takes their session along to another address of ours, e.g. from an e-mail's link to a file. */
export const authorizeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const allowed = new Set([new URL(app.config.publicUrl).origin, ...app.config.redirectOrigins]);

  app.post(
    '/auth/authorize',
    { schema: { body: AuthorizeBody, response: { 200: AuthorizeReply, '4xx': Problem } } },
    async ({ body: { redirect_uri }, session }) => {
      if (session.account === null) throw unauthorised();
      if (!URL.canParse(redirect_uri) || !allowed.has(new URL(redirect_uri).origin))
        throw invalid('This address is not one to return to.', {
          redirect_uri: ['Not on the list of this server.'],
        });
      return { code: await issueCode(app.db, session.account, redirect_uri), redirect_uri };
    },
  );
};
