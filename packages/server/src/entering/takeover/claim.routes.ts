import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { TicketClaimed, TicketCodeBody } from '@topout/contract';
import { authorityOf } from '../../competition/authority/authority.ts';
import { requireJudgedHere } from '../../competition/authority/elsewhere.ts';
import { ticketFinder } from '../../people/auth/tickets/find-ticket.ts';
import { conflict } from '../../platform/errors.ts';
import { limitByAddress, minute } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/http/session.ts';
import { requireConfirmed } from './require-confirmed.ts';
import { claimEntry } from './take-over.ts';

/** Enough for everybody of a large event who makes an account on the way home. */
const claims = { times: 60, perMs: minute };

/** Making an entry one's own with its ticket in hand. */
export const claimRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const find = await ticketFinder(app.db);

  app.post(
    '/tickets/claim',
    {
      onRequest: limitByAddress(claims),
      schema: {
        summary: "Take over a ticket's entry, with number, places and attempts; the ticket ends",
        body: TicketCodeBody,
        response: { 200: TicketClaimed },
      },
    },
    async (request) => {
      const caller = requireUser(request);
      await requireConfirmed(app.db, caller);
      const { competition, profile } = await find(request, request.body.code);
      requireJudgedHere((await authorityOf(app.db, competition, caller)).competition);
      const entry = await claimEntry(app, caller, { competition, profile });
      if (entry === null)
        throw conflict(
          'entry.already_exists',
          'You are entered in this competition already. Ask at the desk to merge the two.',
        );
      return { competition, entry };
    },
  );
};
