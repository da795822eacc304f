import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CheckEmailBody, CheckEmailReply, RegisterBody, RegisterReply } from '@topout/contract';
import { byClient, forEverybody } from '../../platform/openapi/security.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { accountByEmail, createAccount } from './accounts.ts';
import { checkClient } from './sessions/client.ts';
import { OAuthRefusal } from './sessions/oauth-refusal.ts';
import { unauthorised } from '../../platform/errors.ts';

export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/auth/register',
    {
      onRequest: limitByAddress({ times: 120, perMs: minute }),
      schema: {
        security: byClient,
        summary: 'Create an account',
        body: RegisterBody,
        response: { 201: RegisterReply },
      },
    },
    async (request, reply) => {
      const { email, password, accepted } = request.body;
      try {
        // A guest's token was issued for the same id and secret.
        checkClient(request, {}, request.session.kind === 'none' ? 'secret' : 'none');
      } catch (error) {
        throw error instanceof OAuthRefusal ? unauthorised(error.message) : error;
      }
      const uuid = await createAccount(app.db, email, password, { accepted });
      return reply.code(201).send({ uuid, email });
    },
  );

  app.post(
    '/auth/check-email',
    {
      config: { boardsTellAll: true },
      onRequest: limitByAddress({ times: 300, perMs: minute }),
      schema: {
        security: forEverybody,
        summary: 'Whether an account has this e-mail',
        body: CheckEmailBody,
        response: { 200: CheckEmailReply },
      },
    },
    async ({ body }) => ({ exists: (await accountByEmail(app.db, body.email)) !== null }),
  );
};
