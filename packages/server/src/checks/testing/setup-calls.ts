import { aCompetition } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a second stage and a second route group, which can be deleted. */
async function aGround(api: TestApi) {
  const competition = await aCompetition(api.db);
  const [stage, group] = [newId(), newId()];
  const mine = { competitionId: competition.id };
  await api.db.kysely
    .insertInto('stage')
    .values({ ...mine, id: stage, name: 'Final', position: 1 })
    .execute();
  await api.db.kysely
    .insertInto('routeGroup')
    .values({ ...mine, id: group, name: 'Finals', position: 1 })
    .execute();
  return { competition, as: competition.master, url: `/competitions/${competition.id}`, stage, group };
}

const crud = (
  path: string,
  id: string,
  create: object,
  change: object,
  which: (ground: Awaited<ReturnType<typeof aGround>>) => string | undefined,
): DocumentedCall[] => [
  {
    call: `POST /competitions/{competition}/${path}`,
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aGround(api);
      return { as, url: `${url}/${path}`, body: create };
    },
  },
  {
    call: `PATCH /competitions/{competition}/${path}/{${id}}`,
    status: 200,
    audience: 'role',
    request: async (api) => {
      const ground = await aGround(api);
      return { as: ground.as, url: `${ground.url}/${path}/${which(ground)}?version=1`, body: change };
    },
  },
  {
    call: `DELETE /competitions/{competition}/${path}/{${id}}`,
    status: 204,
    audience: 'role',
    request: async (api) => {
      const ground = await aGround(api);
      return { as: ground.as, url: `${ground.url}/${path}/${which(ground)}` };
    },
  },
];

export const setupCalls: readonly DocumentedCall[] = [
  ...crud('stages', 'stage', { name: 'Semi-final' }, { name: 'Last', position: 0 }, ({ stage }) => stage),
  ...crud(
    'categories',
    'category',
    { name: 'Kids', capacity: 20 },
    { name: 'Ladies', capacity: null, position: 1 },
    ({ competition }) => competition.categories[1],
  ),
  ...crud(
    'route-groups',
    'group',
    { name: 'Kids', categories: [], routes: [] },
    { name: 'Final boulders', position: 0, categories: [], routes: [] },
    ({ group }) => group,
  ),
  {
    call: 'GET /competitions/{competition}/setup',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aGround(api);
      return { as, url: `${url}/setup` };
    },
  },
  {
    call: 'POST /competitions/{competition}/duplicate',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aGround(api);
      const times = { startTime: '2031-05-01T08:00:00Z', endTime: '2031-05-01T18:00:00Z' };
      return { as, url: `${url}/duplicate`, body: { name: 'Once more', ...times } };
    },
  },
  {
    call: 'GET /profiles/me/competitions',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me/competitions', as: (await aCompetition(api.db)).master }),
  },
  {
    call: 'GET /profiles/me/can-create',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/profiles/me/can-create', as: await aUser(api.db) }),
  },
  {
    call: 'DELETE /competitions/{competition}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aGround(api);
      return { as, url: `${url}?name=Test%20Open` };
    },
  },
  {
    call: 'GET /venues',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/venues', as: (await aCompetition(api.db)).master }),
  },
  {
    call: 'POST /venues',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({
      url: '/venues',
      as: await aUser(api.db),
      body: { name: 'Gym', city: 'Lyon', country: 'FR', timeZone: 'Europe/Paris' },
    }),
  },
];
