import { aWave, aWaveBody } from '../../entering/waves/testing.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';
import { aClimber } from './entry-calls.ts';

/** A session, and a climber who is in none. */
async function aSession(api: TestApi) {
  const { competition, entry, as } = await aClimber(api);
  const wave = await aWave(api, competition);
  return { wave, user: entry.profile, as, url: `/competitions/${competition.id}/waves` };
}

export const waveCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/waves',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: (await aSession(api)).url }),
  },
  {
    call: 'POST /competitions/{competition}/waves',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await aSession(api);
      return { url, as, body: aWaveBody({ name: 'Evening', capacity: 80 }) };
    },
  },
  {
    call: 'PUT /competitions/{competition}/waves/{wave}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, wave, as } = await aSession(api);
      return { url: `${url}/${wave}`, as, body: aWaveBody({ name: 'Late afternoon' }) };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/waves/{wave}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { url, wave, as } = await aSession(api);
      return { url: `${url}/${wave}`, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/waves/spread',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await aSession(api);
      return { url: `${url}/spread`, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/waves/of/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, wave, user, as } = await aSession(api);
      return { url: `${url}/of/${user}`, as, body: { wave } };
    },
  },
];
