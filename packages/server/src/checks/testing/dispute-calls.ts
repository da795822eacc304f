import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aDispute } from '../../judging/disputes/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

async function queried(api: TestApi) {
  const competition = await aCompetition(api.db);
  const entry = await anEntry(api.db, competition);
  const { uuid } = await aDispute(api, competition, entry);
  const disputes = `/competitions/${competition.id}/disputes`;
  return { as: competition.master, disputes, url: `${disputes}/${uuid}` };
}

/** Results in dispute. */
export const disputeCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/disputes',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, disputes } = await queried(api);
      return { url: disputes, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/disputes',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: entry } = await anEntry(api.db, competition);
      const [route] = competition.routes;
      const body = { kind: 'QUERY', entry, route, text: 'Which hold?' };
      return { url: `/competitions/${competition.id}/disputes`, as: competition.master, body };
    },
  },
  {
    call: 'POST /competitions/{competition}/disputes/{dispute}/answers',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await queried(api);
      return { url: `${url}/answers`, as, body: { uuid: newId(), text: 'The second.' } };
    },
  },
  {
    call: 'POST /competitions/{competition}/disputes/{dispute}/decision',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await queried(api);
      return { url: `${url}/decision`, as, body: { decision: 'STANDS', reason: 'Seen on video.' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/disputes/{dispute}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await queried(api);
      return { url, as };
    },
  },
];
