import { aCompetition } from '../../following/competitions/testing.ts';
import { steerAll } from '../../following/screens/steer-screen.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a screen called `left`. */
async function withScreen(api: TestApi) {
  const competition = await aCompetition(api.db);
  const { id, master } = competition;
  await api.call('POST', `/competitions/${id}/screens`, { as: master, body: { name: 'left' } });
  return { ...competition, screen: `/competitions/${id}/screens/left` };
}

/** The hall screens. */
export const screenCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/queue-wall',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { id } = await aCompetition(api.db);
      await api.db.transaction((tx) => steerAll(tx, id, { shows: 'QUEUES' }));
      return { url: `/competitions/${id}/queue-wall` };
    },
  },
  {
    call: 'GET /competitions/{competition}/screen',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/competitions/${(await withScreen(api)).id}/screen?screen=left` }),
  },
  {
    call: 'PUT /competitions/{competition}/screen',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master, categories } = await withScreen(api);
      const body = { categories, columns: 2, seconds: 15, paused: true, message: 'Lunch until 13:00' };
      return { url: `/competitions/${id}/screen?screen=left`, as: master, body };
    },
  },
  {
    call: 'GET /competitions/{competition}/screens',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await withScreen(api);
      return { url: `/competitions/${id}/screens`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/screens',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/screens`, as: master, body: { name: 'left' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/screens/{screen}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { master, screen } = await withScreen(api);
      return { url: screen, as: master };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/screens/{screen}/order',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { master, screen } = await withScreen(api);
      return { url: `${screen}/order`, as: master };
    },
  },
];
