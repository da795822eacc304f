import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  CompetitionParams,
  Empty,
  Ticket,
  TicketCodeBody,
  TicketParams,
  TicketPerson,
  Tickets,
  TicketsBody,
} from '@topout/contract';
import { canUseDashboard, readTicketCode } from '@topout/domain';
import { auditOf } from '../../competition/audit.ts';
import { authorityOf } from '../../competition/authority/authority.ts';
import { authorityToOrganise } from '../../competition/authority/organising.ts';
import { revokeTicket } from '../../people/auth/tickets/end-ticket.ts';
import { ticketCodes } from '../../people/auth/tickets/ticket-codes.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { requireUser } from '../../platform/http/session.ts';
import { makeTickets } from './make-tickets.ts';
import { renewTicket } from './renew-ticket.ts';
import { readHolder } from './tickets.queries.ts';

/** Tickets for people without an account: organisers print, renew and revoke them; the desk and judges scan them. */
export const ticketsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const codes = await ticketCodes(app.db);

  app.post(
    '/competitions/:competition/tickets',
    {
      schema: {
        summary: 'The tickets of people without an account, to be printed; makes those that are missing',
        params: CompetitionParams,
        body: TicketsBody,
        response: { 200: Tickets },
      },
    },
    async (request) => {
      const authority = await authorityToOrganise(app.db, request, request.params.competition);
      const { users = null } = request.body;
      return { data: await app.db.transaction((tx) => makeTickets(tx, codes, authority, users)) };
    },
  );

  app.post(
    '/competitions/:competition/tickets/holder',
    {
      schema: {
        summary: 'Whose ticket a scanned code belongs to',
        params: CompetitionParams,
        body: TicketCodeBody,
        response: { 200: TicketPerson },
      },
    },
    async (request) => {
      const { actor, competition } = await authorityOf(
        app.db,
        request.params.competition,
        requireUser(request),
      );
      if (!canUseDashboard(actor)) throw forbidden();
      const code = readTicketCode(request.body.code);
      const found = code && (await readHolder(app.db, competition.uuid, codes.hashOf(code)));
      if (!found) throw notFound('ticket');
      return found;
    },
  );

  app.post(
    '/competitions/:competition/tickets/:user/renew',
    {
      schema: {
        summary: 'Give a ticket a new code: the old one and what it signed in end',
        params: TicketParams,
        response: { 200: Ticket },
      },
    },
    async (request) => {
      const { competition, user } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const { ticket, ended } = await app.db.transaction((tx) => renewTicket(tx, codes, authority, user));
      await app.sessions.drop(ended);
      return ticket;
    },
  );

  app.delete(
    '/competitions/:competition/tickets/:user',
    {
      schema: {
        summary: 'Revoke a ticket: it signs nobody in any more, and ends what it signed in',
        params: TicketParams,
        response: { 204: Empty },
      },
    },
    async (request, reply) => {
      const { competition, user: profile } = request.params;
      const authority = await authorityToOrganise(app.db, request, competition);
      const ended = await app.db.transaction(async (tx) => {
        const ids = await revokeTicket(tx, { competition, profile }, authority.actor.profile);
        if (!ids) throw notFound('ticket');
        await auditOf(tx, authority, 'ticket.revoked', { user: profile });
        return ids;
      });
      await app.sessions.drop(ended);
      return reply.code(204).send(null);
    },
  );
};
