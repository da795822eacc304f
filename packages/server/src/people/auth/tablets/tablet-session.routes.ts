import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TabletSessionBody, TicketSession } from '@topout/contract';
import { limitByAddress, minute } from '../../../platform/http/rate-limit.ts';
import { bySecret } from '../../../platform/openapi/security.ts';
import { issuePair, startTabletFamily } from '../sessions/issue-tokens.ts';
import { climberFinder } from './find-climber.ts';

/** Several tablets behind one address. */
const signIns = { times: 120, perMs: minute };

/** Opening a card at a tablet that is handed round. */
export const tabletSessionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const find = await climberFinder(app.db);

  app.post(
    '/tablets/session',
    {
      onRequest: limitByAddress(signIns),
      config: { ignoresBearer: true, boardsTellAll: true },
      schema: {
        security: bySecret,
        summary: 'Open one climber’s card at a tablet of the desk, and nothing else, for an hour',
        body: TabletSessionBody,
        response: { 200: TicketSession },
      },
    },
    async (request) => {
      const { tablet, name, ...climber } = await find(request.body);
      const tokens = await app.db.transaction(async (tx) =>
        issuePair(tx, await startTabletFamily(tx, tablet, climber, request.headers['user-agent'] ?? '')),
      );
      return { ...tokens, ticket: { competition: climber.competition, user: climber.profile, name } };
    },
  );
};
