import { aCommand, aTop, aTry, send } from '../../judging/testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';

const attempts = async (api: TestApi) => {
  const { competition, entry, as } = await aClimber(api);
  return {
    as,
    url: `/routes/${competition.routes[1]}/attempts?user=${entry.profile}&competition=${competition.id}`,
  };
};

const queue = async (api: TestApi) => {
  const { competition, entry, as } = await aClimber(api);
  const [route] = competition.routes;
  await send(api, competition.id, as, aCommand({ kind: 'queue.add', route, competitor: entry.profile }));
  return { as, user: entry.profile, url: `/competitions/${competition.id}/route-queues/${route}` };
};

/** A command based on an outdated version. */
const held = async (api: TestApi) => {
  const { competition, entry, as } = await aClimber(api);
  const late = aCommand({
    route: competition.routes[0],
    competitor: entry.profile,
    base: 0,
    attempts: [aTry],
  });
  await send(api, competition.id, as, late);
  return { as, url: `/competitions/${competition.id}`, command: late.id };
};

export const scoringCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/leaderboard',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/competitions/${(await aClimber(api)).competition.id}/leaderboard` }),
  },
  {
    call: 'GET /competitions/{competition}/leaderboard/attempts',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { competition } = await aClimber(api);
      return { url: `/competitions/${competition.id}/leaderboard/attempts` };
    },
  },
  {
    call: 'GET /competitions/{competition}/leaderboard/embed',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({
      url: `/competitions/${(await aClimber(api)).competition.id}/leaderboard/embed?rows=5`,
    }),
  },
  {
    call: 'GET /competitions/{competition}/leaderboard/heats',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({
      url: `/competitions/${(await aClimber(api)).competition.id}/leaderboard/heats`,
    }),
  },
  {
    call: 'GET /competitions/{competition}/leaderboard/leaders',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({
      url: `/competitions/${(await aClimber(api)).competition.id}/leaderboard/leaders`,
    }),
  },
  {
    call: 'GET /competitions/{competition}/leaderboard/why',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { competition, entry } = await aClimber(api);
      return { url: `/competitions/${competition.id}/leaderboard/why?entry=${entry.id}` };
    },
  },
  { call: 'GET /routes/{route}/attempts', status: 200, audience: 'role', request: attempts },
  {
    call: 'PATCH /routes/{route}/attempts',
    status: 200,
    audience: 'role',
    request: async (api) => ({ ...(await attempts(api)), body: { attempts: [aTop] } }),
  },
  {
    call: 'PUT /routes/{route}/attempts',
    status: 200,
    audience: 'role',
    request: async (api) => ({ ...(await attempts(api)), body: { attempts: [aTry, aTop], base: 0 } }),
  },
  { call: 'DELETE /routes/{route}/attempts', status: 200, audience: 'role', request: attempts },
  {
    call: 'POST /competitions/{competition}/commands',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      const command = aCommand({ route: competition.routes[1], competitor: entry.profile, attempts: [aTop] });
      return { url: `/competitions/${competition.id}/commands`, as, body: { commands: [command] } };
    },
  },
  {
    call: 'POST /competitions/{competition}/commands/handed-over',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      const command = aCommand({ route: competition.routes[1], competitor: entry.profile, attempts: [aTop] });
      return {
        url: `/competitions/${competition.id}/commands/handed-over`,
        as,
        body: { judge: competition.master.profile, commands: [command] },
      };
    },
  },
  {
    call: 'GET /competitions/{competition}/held',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await held(api);
      return { url: `${url}/held`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/unconfirmed-results',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, as } = await aClimber(api);
      return { url: `/competitions/${competition.id}/unconfirmed-results`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/held-results',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await held(api);
      return { url: `${url}/held-results`, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/held-results/settlement',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, command } = await held(api);
      const body = { take: 'STANDING', commands: [command], version: 1 };
      return { url: `${url}/held-results/settlement`, as, body };
    },
  },
  {
    call: 'POST /competitions/{competition}/commands/{command}/resolution',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, command } = await held(api);
      return { url: `${url}/commands/${command}/resolution`, as, body: { action: 'DISCARD' } };
    },
  },
  {
    call: 'GET /competitions/{competition}/history',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await held(api);
      return { url: `${url}/history`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/history/people',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await held(api);
      return { url: `${url}/history/people`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/route-queues',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, as } = await aClimber(api);
      return { as, url: `/competitions/${competition.id}/route-queues` };
    },
  },
  {
    call: 'GET /competitions/{competition}/route-queues/{route}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await queue(api);
      return { url, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/route-queues/{route}/waiting',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await queue(api);
      return { url: `${url}/waiting`, as };
    },
  },
  {
    call: 'GET /competitions/{competition}/own-queues',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const as = await aUser(api.db);
      await anEntry(api.db, competition, { profileId: as.profile });
      return { as, url: `/competitions/${competition.id}/own-queues` };
    },
  },
  {
    call: 'PUT /competitions/{competition}/route-queues/{route}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, user } = await queue(api);
      return { url, as, body: [user] };
    },
  },
  {
    call: 'POST /competitions/{competition}/route-queues/{route}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as, user } = await queue(api);
      return { url, as, body: { user } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/route-queues/{route}/{user}',
    status: 200,
    goneIsFine: true,
    audience: 'role',
    request: async (api) => {
      const { url, as, user } = await queue(api);
      return { url: `${url}/${user}`, as };
    },
  },
];
