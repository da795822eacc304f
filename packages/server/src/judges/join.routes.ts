import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CompetitionParams, JudgeKeyBody, JudgeKeyReply, JudgeReply, Problem } from '@topout/contract';
import { authorityOf } from '../authority/authority.ts';
import { forEverybody } from '../docs/security.ts';
import { limitByAddress, minute } from '../http/rate-limit.ts';
import { requireUser } from '../http/session.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { joinAsJudge } from './join.ts';
import { requireJudgingKey } from './judging-key.ts';

/** Every judge of a large event behind one address, and far too few to guess a key. */
const attempts = { times: 60, perMs: minute };

/** Becoming a judge with the key of the competition. */
export const joinRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/competitions/:competition/judge/validate-key',
    {
      onRequest: limitByAddress(attempts),
      schema: {
        security: forEverybody,
        tags: ['Judges'],
        summary: 'Check a judging key: 400 when it is not the one of the competition',
        params: CompetitionParams,
        body: JudgeKeyBody,
        response: { 200: JudgeKeyReply, '4xx': Problem },
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
        tags: ['Judges'],
        summary: 'Join as judge with the judging key, or as what one was invited to be',
        params: CompetitionParams,
        body: JudgeKeyBody,
        response: { 200: JudgeReply, '4xx': Problem },
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
