import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { changeOn, makeRotation } from '../../following/plan/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { DocumentedCall } from './documented-call.ts';

export const planCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/plan',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await anEntry(api.db, competition);
      await changeOn(api, competition, 0, makeRotation);
      return { url: `/competitions/${competition.id}/plan?stage=${competition.stage}` };
    },
  },
  {
    call: 'POST /competitions/{competition}/plan/changes',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id, stage, master } = competition;
      await anEntry(api.db, competition);
      const { id: entry } = await anEntry(api.db, competition);
      await changeOn(api, competition, 0, makeRotation);
      const body = { uuid: newId(), stage, version: 1, kind: 'LEAVE', entry };
      return { url: `/competitions/${id}/plan/changes`, as: master, body };
    },
  },
];
