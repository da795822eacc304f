import { aCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0L9 9"/></svg>';

/** A venue of a competition, as its master sees it. */
async function aVenue(api: TestApi) {
  const competition = await aCompetition(api.db);
  const { venue, map, routes } = competition;
  return { competition, as: competition.master, url: `/venues/${venue}`, map, routes };
}

export const venueSetupCalls: readonly DocumentedCall[] = [
  {
    call: 'PATCH /venues/{venue}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aVenue(api);
      return { as, url: `${url}?version=1`, body: { name: 'Renamed', city: 'Wien' } };
    },
  },
  {
    call: 'DELETE /venues/{venue}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const as = await aUser(api.db);
      const venue = newId();
      await api.db.kysely
        .insertInto('venue')
        .values({ id: venue, name: 'Empty', ownerId: as.profile })
        .execute();
      return { as, url: `/venues/${venue}` };
    },
  },
  {
    call: 'POST /venues/{venue}/maps',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aVenue(api);
      return { as, url: `${url}/maps`, body: { name: 'Ground floor', svg } };
    },
  },
  {
    call: 'POST /venues/{venue}/maps/preview',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aVenue(api);
      return { as, url: `${url}/maps/preview`, body: { svg } };
    },
  },
  {
    call: 'PATCH /venues/{venue}/maps/{map}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url, map } = await aVenue(api);
      return { as, url: `${url}/maps/${map}`, body: { name: 'Redrawn', svg, position: 0 } };
    },
  },
  {
    call: 'DELETE /venues/{venue}/maps/{map}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { as, url, map } = await aVenue(api);
      return { as, url: `${url}/maps/${map}` };
    },
  },
  {
    call: 'POST /venues/{venue}/routes',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { as, url, competition } = await aVenue(api);
      const routes = [{ climbType: 'BOULDER', segmentsCount: 1, colors: 'red:#ffffff' }];
      return {
        as,
        url: `${url}/routes`,
        body: { routes, competition: competition.id, routeGroup: competition.group },
      };
    },
  },
  {
    call: 'PATCH /venues/{venue}/routes/{route}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url, routes, map } = await aVenue(api);
      return {
        as,
        url: `${url}/routes/${routes[0]}`,
        body: { name: 'Moonlight', segmentsCount: 2, position: { map, x: 3, y: 4 } },
      };
    },
  },
  {
    call: 'DELETE /venues/{venue}/routes/{route}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { as, url, routes } = await aVenue(api);
      return { as, url: `${url}/routes/${routes[0]}` };
    },
  },
];
