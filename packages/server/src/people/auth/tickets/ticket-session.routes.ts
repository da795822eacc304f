import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TicketCodeBody, TicketSession } from '@topout/contract';
import { limitByAddress, minute } from '../../../platform/http/rate-limit.ts';
import { bySecret } from '../../../platform/openapi/security.ts';
import { issuePair, startTicketFamily } from '../sessions/issue-tokens.ts';
import { ticketFinder } from './find-ticket.ts';

/** Enough for a hall of people who begin at the same moment behind one address. */
const signIns = { times: 300, perMs: minute };

/** Signing in with a printed ticket. */
export const ticketSessionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const find = await ticketFinder(app.db);

  app.post(
    '/tickets/session',
    {
      onRequest: limitByAddress(signIns),
      config: { ignoresBearer: true, boardsTellAll: true },
      schema: {
        security: bySecret,
        summary: 'Sign in with a ticket: one registration in one competition, and nothing else',
        body: TicketCodeBody,
        response: { 200: TicketSession },
      },
    },
    async (request) => {
      const { name, ...ticket } = await find(request, request.body.code);
      const tokens = await app.db.transaction(async (tx) =>
        issuePair(tx, await startTicketFamily(tx, ticket, request.headers['user-agent'] ?? '')),
      );
      return { ...tokens, ticket: { competition: ticket.competition, user: ticket.profile, name } };
    },
  );
};
