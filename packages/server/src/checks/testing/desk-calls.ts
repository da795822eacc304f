import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aTablet } from '../../entering/desk/testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';

export const deskCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/check-in',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, as } = await aClimber(api);
      return { url: `/competitions/${competition.id}/check-in`, as };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/check-in/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      const paid = { amountMinor: 2500, currency: 'EUR', how: 'CASH' };
      const waiver = { signer: 'GUARDIAN', name: 'Paula Parent' };
      const url = `/competitions/${competition.id}/check-in/${entry.profile}`;
      return { url, as, body: { present: true, paid, waiver, bib: true } };
    },
  },
  {
    call: 'POST /competitions/{competition}/check-in',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master, categories } = await aCompetition(api.db);
      const body = { firstName: 'Kim', lastName: 'Walker', category: categories[0], yearOfBirth: 1990 };
      return { url: `/competitions/${id}/check-in`, as: master, body };
    },
  },
  {
    call: 'GET /competitions/{competition}/tablets',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/tablets`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/tablets',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/tablets`, as: master, body: { name: 'Tablet 1' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/tablets/{tablet}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { uuid } = await aTablet(api, competition);
      return { url: `/competitions/${competition.id}/tablets/${uuid}`, as: competition.master };
    },
  },
  {
    call: 'POST /tablets/session',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await anEntry(api.db, competition, { competitorNumber: '17' });
      const { secret } = await aTablet(api, competition);
      return { url: '/tablets/session', body: { secret, number: '17' } };
    },
  },
];
