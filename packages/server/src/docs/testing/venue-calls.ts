import { aCompetition } from '../../competitions/testing.ts';
import { newId } from '../../ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';

const aLeague = async (api: TestApi) => {
  const { competition, entry } = await aClimber(api);
  const league = newId();
  await api.db.kysely.insertInto('league').values({ id: league, name: 'Winter' }).execute();
  await api.db.kysely
    .updateTable('competition')
    .set({ league_id: league })
    .where('id', '=', competition.id)
    .execute();
  return { url: `/leagues/${league}/leaderboard`, user: entry.profile };
};

export const venueCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /venues/{venue}',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/venues/${(await aCompetition(api.db)).venue}` }),
  },
  {
    call: 'GET /venues/{venue}/routes',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { venue, id } = await aCompetition(api.db);
      return { url: `/venues/${venue}/routes?competition=${id}` };
    },
  },
  {
    call: 'GET /venues/{venue}/logo.svg',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { venue } = await aCompetition(api.db);
      await api.db.kysely.updateTable('venue').set({ logo_svg: '<svg/>' }).where('id', '=', venue).execute();
      return { url: `/venues/${venue}/logo.svg` };
    },
  },
  {
    call: 'GET /maps/{map}.svg',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/maps/${(await aCompetition(api.db)).map}.svg` }),
  },
  {
    call: 'POST /leagues',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({
      url: '/leagues',
      as: await aUser(api.db),
      body: { name: 'Winter', best_of: 3 },
    }),
  },
  {
    call: 'PATCH /leagues/{league}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id: competition, master } = await aCompetition(api.db);
      const league = newId();
      await api.db.kysely
        .insertInto('league')
        .values({ id: league, name: 'Winter', owner_id: master.profile })
        .execute();
      return { url: `/leagues/${league}`, as: master, body: { best_of: 2, competitions: [competition] } };
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
