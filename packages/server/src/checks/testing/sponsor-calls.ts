import { aCompetition } from '../../following/competitions/testing.ts';
import { aSponsor } from '../../preparing/sponsors/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

async function sponsored(api: TestApi) {
  const { id, master: as } = await aCompetition(api.db);
  return { as, sponsor: await aSponsor(api.db, id), url: `/competitions/${id}/sponsors` };
}

export const sponsorCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/sponsors',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: (await sponsored(api)).url }),
  },
  {
    call: 'POST /competitions/{competition}/sponsors',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await sponsored(api);
      return { url, as, body: { uuid: newId(), name: 'Chalk & Co', picture: null } };
    },
  },
  {
    call: 'PUT /competitions/{competition}/sponsors',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, sponsor } = await sponsored(api);
      return { url, as, body: { sponsors: [sponsor] } };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/sponsors/{sponsor}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, sponsor } = await sponsored(api);
      return { url: `${url}/${sponsor}`, as, body: { name: 'Rope Works' } };
    },
  },
];
