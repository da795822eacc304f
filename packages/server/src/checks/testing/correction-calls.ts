import { aMember, anEntry } from '../../following/competitions/testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';
import type { TestApi } from '../../testing.ts';

/** A person entered twice. */
async function aDouble(api: TestApi) {
  const { competition, entry, as } = await aClimber(api);
  const double = await anEntry(api.db, competition);
  return { url: `/competitions/${competition.id}/entries/${entry.id}/merge`, as, double };
}

export const correctionCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/entries/doubles',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, as } = await aClimber(api);
      return { url: `/competitions/${competition.id}/entries/doubles`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/entries/{entry}/merge',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, double } = await aDouble(api);
      return { url: `${url}?target=${double.id}`, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/entries/{entry}/merge',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, double } = await aDouble(api);
      return { url, as, body: { target: double.id } };
    },
  },
  {
    call: 'POST /competitions/{competition}/entries/{entry}/restore',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      const url = `/competitions/${competition.id}/entries/${entry.id}`;
      await api.call('DELETE', url, { as });
      return { url: `${url}/restore`, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/history/{record}/restore',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, as } = await aClimber(api);
      const logged = await api.call('GET', `/competitions/${competition.id}/history`, { as });
      const [record] = logged.json<{ data: { id: string }[] }>().data;
      return { url: `/competitions/${competition.id}/history/${record?.id}/restore`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/scores',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      return { url: `/competitions/${competition.id}/scores?entry=${entry.id}`, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/checks',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry } = await aClimber(api);
      return {
        url: `/competitions/${competition.id}/checks`,
        as: await aMember(api.db, competition, 'STAFF_JUDGE'),
        body: { entry: entry.id, route: competition.routes[0], version: 1 },
      };
    },
  },
  {
    call: 'GET /competitions/{competition}/audit',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, double } = await aDouble(api);
      await api.call('POST', url, { as, body: { target: double.id } });
      return { url: `${url.split('/entries')[0]}/audit`, as };
    },
  },
];
