import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, JudgeKeyBody, JudgeKeyReply, JudgeReply } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { forEverybody } from '../../platform/openapi/security.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { joinAsJudge } from './join.ts';
import { requireJudgingKey } from './judging-key.ts';

/** Enough for every judge of a large event behind one address, and far too few to guess a key. */
const attempts = { times: 60, perMs: minute };

/** Becoming a judge with the competition's key. */
export const joinRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/judge/validate-key',
    {
      onRequest: limitByAddress(attempts),
      schema: {
        security: forEverybody,
        summary: 'Check a judging key: 400 if it is not the competition’s',
        params: CompetitionParams,
        body: JudgeKeyBody,
        response: { 200: JudgeKeyReply },
      },
    },
    async ({ params, body, session }) => {
      const authority = await authorityOf(app.db, params.competition, session.profile);
      await requireJudgingKey(app.db, authority, body.key);
      return { valid: true } as const;
    },
  );

  app.post(
    '/competitions/:competition/judge',
    {
      onRequest: limitByAddress(attempts),
      schema: {
        summary: 'Join as a judge with the judging key, or in the role of an invitation',
        params: CompetitionParams,
        body: JudgeKeyBody,
        response: { 200: JudgeReply },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      const authority = await authorityOf(app.db, request.params.competition, caller);
      const invited = await requireJudgingKey(app.db, authority, request.body.key);
      return app.db.transaction((tx) =>
        invited ? acceptInvitation(tx, authority, caller, invited) : joinAsJudge(tx, authority, caller),
      );
    },
  );
};
