import formBody from '@fastify/formbody';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RevokeBody, TokenBody, TokenProblem, TokenReply } from '@topout/contract';
import { Type } from 'typebox';
import { byClient } from '../../../platform/openapi/security.ts';
import { limitByAddress, minute } from '../../../platform/http/rate-limit.ts';
import { takeOverOf } from '../../../entering/takeover/take-over.ts';
import { checkClient } from './client.ts';
import { grantsOf } from './grants.ts';
import { answerOAuth } from './oauth-refusal.ts';
import { revokeToken } from './revoke-token.ts';

/** The calls that follow OAuth: form-encoded, with OAuth's own refusals. They take no bearer token. */
export const tokenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(formBody);
  app.setErrorHandler(answerOAuth);
  app.addHook('onRequest', limitByAddress({ times: 600, perMs: minute }));
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
  });
  const grant = grantsOf(app, (account) => takeOverOf(app, account));

  app.post(
    '/auth/token',
    {
      config: { ignoresBearer: true, boardsTellAll: true },
      schema: {
        security: byClient,
        summary: 'Get tokens: password, refresh_token, client_credentials, authorization_code',
        consumes: ['application/x-www-form-urlencoded'],
        body: TokenBody,
        response: { 200: TokenReply, '4xx': TokenProblem },
      },
    },
    async (request, reply) => grant(request, request.body, reply),
  );

  app.post(
    '/auth/revoke',
    {
      config: { ignoresBearer: true, boardsTellAll: true },
      schema: {
        security: byClient,
        summary: 'End the session of a token (RFC 7009)',
        consumes: ['application/x-www-form-urlencoded'],
        body: RevokeBody,
        response: { 200: Type.Object({}), '4xx': TokenProblem },
      },
    },
    async (request) => {
      checkClient(request, request.body, 'none');
      await revokeToken(app.db, app.sessions, request.body.token);
      return {};
    },
  );
};
