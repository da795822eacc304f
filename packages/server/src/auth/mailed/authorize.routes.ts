import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuthorizeBody, AuthorizeReply, Problem } from '@topout/contract';
import { invalid } from '../../errors.ts';
import { baseUrl } from '../../http/base-url.ts';
import { requireAccount } from '../../http/session.ts';
import { issueCode } from './auth-codes.ts';

/** A signed-in person takes their session along to another address of ours, e.g. from an e-mail's link to a file. */
export const authorizeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/authorize',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'A one-time code that takes the session to another address',
        body: AuthorizeBody,
        response: { 200: AuthorizeReply, '4xx': Problem },
      },
    },
    async (request) => {
      const { redirectUri } = request.body;
      const account = requireAccount(request);
      const allowed = [new URL(baseUrl(request)).origin, ...app.config.redirectOrigins];
      // By its beginning: the origin of `blob:https://our.host/x` is ours as well.
      const { href } = URL.parse(redirectUri) ?? { href: '' };
      if (!allowed.some((origin) => href.startsWith(`${origin}/`)))
        throw invalid('This address is not one to return to.', {
          redirectUri: ['Not on the list of this server.'],
        });
      const { family: madeBy } = request.session;
      const code = await issueCode(app.db, { account, madeBy, redirectUri });
      return { code, redirectUri };
    },
  );
};
