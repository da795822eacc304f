import { aSubscriber, aSubscription } from '../../people/push/testing.ts';
import { aDevice } from '../../platform/push/testing.ts';
import { aUser } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** What a device is told while the app is closed. */
export const pushCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /push',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({ url: '/push', as: await aUser(api.db) }),
  },
  {
    call: 'PUT /push',
    status: 200,
    audience: 'signed in',
    request: async (api) => ({
      url: '/push',
      as: await aUser(api.db),
      body: aSubscription(await aDevice()),
    }),
  },
  {
    call: 'DELETE /push',
    status: 204,
    audience: 'signed in',
    goneIsFine: true,
    request: async (api) => {
      const as = await aUser(api.db);
      await aSubscriber(api, as);
      return { url: '/push', as };
    },
  },
  {
    call: 'POST /push/test',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const as = await aUser(api.db);
      await aSubscriber(api, as);
      return { url: '/push/test', as };
    },
  },
];
