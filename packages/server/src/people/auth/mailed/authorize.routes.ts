import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { AuthorizeBody, AuthorizeReply } from '@topout/contract';
import { invalid } from '../../../platform/errors.ts';
import { baseUrl } from '../../../platform/http/base-url.ts';
import { requireAccount } from '../../../platform/http/session.ts';
import { issueCode } from './auth-codes.ts';

/**
 * Takes a signed-in person's session to another address of ours, for example from a mailed link to a file.
 */
export const authorizeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/authorize',
    {
      config: { boardsTellAll: true },
      schema: {
        summary: 'A one-time code that takes the session to another address',
        body: AuthorizeBody,
        response: { 200: AuthorizeReply },
      },
    },
    async (request) => {
      const { redirectUri } = request.body;
      const account = requireAccount(request);
      const allowed = [new URL(baseUrl(request)).origin, ...app.config.redirectOrigins];
      // Compares the beginning, because the origin of `blob:https://our.host/x` is also ours.
      const { href } = URL.parse(redirectUri) ?? { href: '' };
      if (!allowed.some((origin) => href.startsWith(`${origin}/`)))
        throw invalid('You cannot return to this address.', {
          redirectUri: ['Not on this server’s list.'],
        });
      const { family: madeBy } = request.session;
      const code = await issueCode(app.db, { account, madeBy, redirectUri });
      return { code, redirectUri };
    },
  );
};
