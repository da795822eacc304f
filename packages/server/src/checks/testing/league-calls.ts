import { aCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';

async function ownLeague(api: TestApi, ownerId: string): Promise<string> {
  const id = newId();
  await api.db.kysely.insertInto('league').values({ id, name: 'Winter', ownerId }).execute();
  return id;
}

const aLeague = async (api: TestApi) => {
  const { competition, entry } = await aClimber(api);
  const league = newId();
  await api.db.kysely.insertInto('league').values({ id: league, name: 'Winter' }).execute();
  await api.db.kysely
    .updateTable('competition')
    .set({ leagueId: league })
    .where('id', '=', competition.id)
    .execute();
  return { url: `/leagues/${league}/leaderboard`, user: entry.profile };
};

export const leagueCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /leagues',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({
      url: '/leagues',
      as: await aUser(api.db),
      body: { name: 'Winter', bestOf: 3, placePoints: [10, 5] },
    }),
  },
  {
    call: 'PATCH /leagues/{league}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id: competition, master } = await aCompetition(api.db);
      const league = await ownLeague(api, master.profile);
      return { url: `/leagues/${league}`, as: master, body: { bestOf: 2, competitions: [competition] } };
    },
  },
  {
    call: 'DELETE /leagues/{league}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const as = await aUser(api.db);
      return { url: `/leagues/${await ownLeague(api, as.profile)}`, as };
    },
  },
  {
    call: 'GET /profiles/me/leagues',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const as = await aUser(api.db);
      await ownLeague(api, as.profile);
      return { url: '/profiles/me/leagues', as };
    },
  },
  {
    call: 'GET /leagues/{league}/leaderboard',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: (await aLeague(api)).url }),
  },
  {
    call: 'GET /leagues/{league}/leaderboard/{user}',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { url, user } = await aLeague(api);
      return { url: `${url}/${user}` };
    },
  },
];
