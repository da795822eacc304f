import { aCompetition } from '../../following/competitions/testing.ts';
import type { DocumentedCall } from './documented-call.ts';

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
      await api.db.kysely.updateTable('venue').set({ logoSvg: '<svg/>' }).where('id', '=', venue).execute();
      return { url: `/venues/${venue}/logo.svg` };
    },
  },
  {
    call: 'GET /maps/{map}.svg',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/maps/${(await aCompetition(api.db)).map}.svg` }),
  },
];
