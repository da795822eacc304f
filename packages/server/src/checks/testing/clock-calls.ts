import { clockPlans } from '@topout/domain';
import { aCompetition } from '../../following/competitions/testing.ts';
import { pressOn, setFinal } from '../../judging/clock/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { DocumentedCall } from './documented-call.ts';

export const clockCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/clock',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await pressOn(api, competition, 0, setFinal);
      return { url: `/competitions/${competition.id}/clock?stage=${competition.stage}` };
    },
  },
  {
    call: 'POST /competitions/{competition}/clock/presses',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, stage, master } = await aCompetition(api.db);
      const body = { uuid: newId(), stage, version: 0, kind: 'SET', plan: clockPlans.LEAD };
      return { url: `/competitions/${id}/clock/presses`, as: master, body };
    },
  },
  {
    call: 'GET /time',
    status: 200,
    audience: 'everybody',
    request: async () => ({ url: '/time' }),
  },
];
