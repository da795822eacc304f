import { aCompetition } from '../../following/competitions/testing.ts';
import type { DocumentedCall } from './documented-call.ts';

export const importCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /competitions/{competition}/entries/import',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      const table = 'First name,Last name,Category\nAda,Lovelace,Women\nBob,Noyce,Nowhere';
      return { url: `/competitions/${id}/entries/import`, as: master, body: { table } };
    },
  },
  {
    call: 'POST /competitions/{competition}/entries/invite',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/entries/invite`, as: master, body: { email: 'kim@example.org' } };
    },
  },
  {
    call: 'POST /competitions/{competition}/entries/numbers',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/entries/numbers`, as: master, body: { first: 100 } };
    },
  },
];
