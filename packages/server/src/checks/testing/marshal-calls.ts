import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aCaution } from '../../judging/marshal/testing.ts';
import { newId } from '../../platform/ids.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a caution. */
async function cautioned(api: TestApi) {
  const competition = await aCompetition(api.db);
  const { id: entry } = await anEntry(api.db, competition, { competitorNumber: '17' });
  const caution = await aCaution(api, competition, { id: entry });
  return { as: competition.master, url: `/competitions/${competition.id}/cautions/${caution}` };
}

export const marshalCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/marshal',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id, stage, master } = competition;
      await anEntry(api.db, competition, { competitorNumber: '17' });
      return { url: `/competitions/${id}/marshal?stage=${stage}`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/marshal/marks',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: entry } = await anEntry(api.db, competition, { competitorNumber: '17' });
      const body = { uuid: newId(), entry, from: 'OUT', to: 'ISOLATION' };
      return { url: `/competitions/${competition.id}/marshal/marks`, as: competition.master, body };
    },
  },
  {
    call: 'POST /competitions/{competition}/marshal/dns',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id, stage, master } = competition;
      const { id: entry } = await anEntry(api.db, competition, { competitorNumber: '17' });
      const body = { stage, dns: true, entries: [{ entry, from: 'OUT' }] };
      return { url: `/competitions/${id}/marshal/dns`, as: master, body };
    },
  },
  {
    call: 'PUT /competitions/{competition}/marshal/isolation',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, stage, master } = await aCompetition(api.db);
      const body = { stage, opensAt: '2026-11-26T07:00:00.000Z', closesAt: '2026-11-26T08:30:00.000Z' };
      return { url: `/competitions/${id}/marshal/isolation`, as: master, body };
    },
  },
  {
    call: 'POST /competitions/{competition}/cautions',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: entry } = await anEntry(api.db, competition, { competitorNumber: '17' });
      const body = { uuid: newId(), entry, reason: 'Talked to others in isolation' };
      return { url: `/competitions/${competition.id}/cautions`, as: competition.master, body };
    },
  },
  {
    call: 'POST /competitions/{competition}/cautions/disqualifications',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: entry } = await anEntry(api.db, competition, { competitorNumber: '17' });
      const give = () => aCaution(api, competition, { id: entry });
      const body = { entry, cautions: [await give(), await give()] };
      return {
        url: `/competitions/${competition.id}/cautions/disqualifications`,
        as: competition.master,
        body,
      };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/cautions/{caution}',
    status: 200,
    audience: 'role',
    request: cautioned,
  },
];
