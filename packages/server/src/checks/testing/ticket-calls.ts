import { aTicket } from '../../entering/tickets/testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a ticket, as its organiser reaches it. */
async function ticketed({ db }: TestApi) {
  const competition = await aCompetition(db);
  const ticket = await aTicket(db, competition);
  return { ...ticket, url: `/competitions/${competition.id}/tickets`, as: competition.master };
}

/** Tickets, for organisers and for those who hold one. */
export const ticketCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /tickets/session',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const { code } = await ticketed(api);
      return { url: '/tickets/session', body: { code } };
    },
  },
  {
    call: 'POST /tickets/claim',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const { code } = await ticketed(api);
      return { url: '/tickets/claim', as: await aUser(api.db), body: { code } };
    },
  },
  {
    call: 'POST /competitions/{competition}/tickets',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { profile } = await anEntry(api.db, competition);
      return {
        url: `/competitions/${competition.id}/tickets`,
        as: competition.master,
        body: { users: [profile] },
      };
    },
  },
  {
    call: 'POST /competitions/{competition}/tickets/holder',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, code } = await ticketed(api);
      return { url: `${url}/holder`, as, body: { code } };
    },
  },
  {
    call: 'POST /competitions/{competition}/tickets/{user}/renew',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, profile } = await ticketed(api);
      return { url: `${url}/${profile}/renew`, as };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/tickets/{user}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { url, as, profile } = await ticketed(api);
      return { url: `${url}/${profile}`, as };
    },
  },
];
