import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aTimingDevice, onTwoLanes } from '../../judging/timing/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { DocumentedCall } from './documented-call.ts';

/** Timing devices and what they tell. */
export const timingCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/timing/devices',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/timing/devices`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/timing/devices',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master, stage } = await aCompetition(api.db);
      return { url: `/competitions/${id}/timing/devices`, as: master, body: { stage, name: 'Wall' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/timing/devices/{device}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { uuid } = await aTimingDevice(api, competition);
      return { url: `/competitions/${competition.id}/timing/devices/${uuid}`, as: competition.master };
    },
  },
  {
    call: 'POST /competitions/{competition}/timing/readings',
    status: 200,
    audience: 'secret',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await onTwoLanes(api, competition);
      await anEntry(api.db, competition);
      const { token } = await aTimingDevice(api, competition);
      const [category] = competition.categories;
      const body = { token, uuid: newId(), category, heat: 1, lane: 'A', kind: 'TIME', ms: 5_213 };
      return { url: `/competitions/${competition.id}/timing/readings`, body };
    },
  },
];
