import { resetBoards } from '../../competition/boards/raise.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import type { TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A qualification followed by a final. */
const aRound = async (api: TestApi) => {
  const competition = await aCompetition(api.db);
  await anEntry(api.db, competition);
  await aFinal(api.db, competition);
  return {
    as: competition.master,
    url: `/competitions/${competition.id}/stages/${competition.stage}`,
  };
};

export const stageCalls: readonly DocumentedCall[] = [
  ...(['csv', 'xlsx'] as const).map((ending) => ({
    call: `GET /competitions/{competition}/entries.${ending}` as const,
    status: 200,
    audience: 'role' as const,
    request: async (api: TestApi) => {
      const competition = await aCompetition(api.db);
      await anEntry(api.db, competition);
      return { url: `/competitions/${competition.id}/entries.${ending}`, as: competition.master };
    },
  })),
  ...(['json', 'csv', 'xlsx'] as const).map((ending) => ({
    call: `GET /competitions/{competition}/results.${ending}` as const,
    status: 200,
    audience: 'everybody' as const,
    request: async (api: TestApi) => {
      const competition = await aCompetition(api.db);
      await anEntry(api.db, competition);
      return { url: `/competitions/${competition.id}/results.${ending}` };
    },
  })),
  {
    call: 'PUT /competitions/{competition}/finalists/{user}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: stage } = await aFinal(api.db, competition);
      const { profile } = await anEntry(api.db, competition);
      const url = `/competitions/${competition.id}/finalists/${profile}`;
      return { url, as: competition.master, body: { stage, declines: true } };
    },
  },
  {
    call: 'GET /competitions/{competition}/publications',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/competitions/${(await aCompetition(api.db)).id}/publications` }),
  },
  {
    call: 'GET /competitions/{competition}/publications/changes',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const as = competition.master;
      const url = `/competitions/${competition.id}/publications`;
      await api.call('POST', url, { as, body: { stage: competition.stage, final: false } });
      await anEntry(api.db, competition);
      await api.db.transaction((tx) => resetBoards(tx, competition.id));
      return { as, url: `${url}/changes` };
    },
  },
  {
    call: 'POST /competitions/{competition}/publications',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, stage, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/publications`, as: master, body: { stage, final: false } };
    },
  },
  ...(['open', 'close'] as const).map((what) => ({
    call: `POST /competitions/{competition}/stages/{stage}/${what}` as const,
    status: 200,
    audience: 'role' as const,
    request: async (api: TestApi) => {
      const { as, url } = await aRound(api);
      return { as, url: `${url}/${what}` };
    },
  })),
  {
    call: 'POST /competitions/{competition}/stages/{stage}/starting-groups',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aRound(api);
      return { as, url: `${url}/starting-groups`, body: { groups: 2 } };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/stages/{stage}/starting-groups',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const { id: entry } = await anEntry(api.db, competition, { startingGroup: 'A' });
      const url = `/competitions/${competition.id}/stages/${competition.stage}/starting-groups`;
      return { as: competition.master, url, body: { entry, from: 'A', to: 'B' } };
    },
  },
  {
    call: 'POST /competitions/{competition}/stages/{stage}/advance',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { as, url } = await aRound(api);
      return { as, url: `${url}/advance`, body: { quota: 8, dryRun: true } };
    },
  },
];
