import { aCompetition, aMember, anEntry } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

const anArea = async (api: TestApi) => {
  const competition = await aCompetition(api.db);
  const group = newId();
  await api.db.kysely
    .insertInto('judgingGroup')
    .values({ competitionId: competition.id, id: group, name: 'Cave' })
    .execute();
  return {
    competition,
    as: competition.master,
    url: `/competitions/${competition.id}/judging-groups/${group}`,
  };
};

const aJudge = async (api: TestApi) => {
  const competition = await aCompetition(api.db);
  const judge = await aMember(api.db, competition, 'JUDGE');
  return { as: competition.master, url: `/competitions/${competition.id}/judges/${judge.profile}` };
};

const anInvitation = async (api: TestApi) => {
  const competition = await aCompetition(api.db);
  const { id, master: as } = competition;
  await api.call('POST', `/competitions/${id}/judges/invite`, {
    as,
    body: { email: `${newId()}@example.org` },
  });
  const list = await api.call('GET', `/competitions/${id}/invitations`, { as });
  return { ...competition, invitation: list.json<{ uuid: string }[]>()[0]?.uuid ?? '' };
};

export const competitionCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      await aCompetition(api.db);
      return { url: '/competitions?status=live&search=open' };
    },
  },
  {
    call: 'POST /competitions',
    status: 201,
    audience: 'signed in',
    request: async (api) => ({
      url: '/competitions',
      as: await aUser(api.db),
      body: {
        name: 'Bloc Party',
        startTime: '2031-05-01T08:00:00Z',
        endTime: '2031-05-01T18:00:00Z',
        venue: { name: 'Town hall' },
        categories: [{ name: 'Women' }],
      },
    }),
  },
  {
    call: 'GET /competitions/{competition}',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: `/competitions/${(await aCompetition(api.db)).id}` }),
  },
  {
    call: 'PATCH /competitions/{competition}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return {
        url: `/competitions/${id}`,
        as: master,
        body: { name: 'Renamed', settings: { maxAttemptsCount: 3 } },
      };
    },
  },
  {
    call: 'POST /competitions/{competition}/settings-preview',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      await anEntry(api.db, competition);
      const body = { scoringSystem: 'IFSC_RANKING', scoring: { bestN: 3 } };
      return { url: `/competitions/${competition.id}/settings-preview`, as: competition.master, body };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/route-numbers',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master, routes, group } = await aCompetition(api.db, {
        settings: { hasDynamicRouteNumbering: true },
      });
      return {
        url: `/competitions/${id}/route-numbers`,
        as: master,
        body: [{ route: routes[0], number: 9, routeGroup: group }],
      };
    },
  },
  {
    call: 'POST /competitions/{competition}/judge/validate-key',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { id, key } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judge/validate-key`, body: { key } };
    },
  },
  {
    call: 'POST /competitions/{competition}/judge',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const { id, key } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judge`, as: await aUser(api.db), body: { key } };
    },
  },
  {
    call: 'GET /competitions/{competition}/judges',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judges`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/judges/invite',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judges/invite`, as: master, body: { email: 'jo@example.org' } };
    },
  },
  {
    call: 'GET /competitions/{competition}/invitations',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await anInvitation(api);
      return { url: `/competitions/${id}/invitations`, as: master };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/invitations/{invitation}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master, invitation } = await anInvitation(api);
      return { url: `/competitions/${id}/invitations/${invitation}`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/judging-key',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judging-key`, as: master };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/judges/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => ({ ...(await aJudge(api)), body: { role: 'STAFF' } }),
  },
  {
    call: 'DELETE /competitions/{competition}/judges/{user}',
    status: 204,
    audience: 'role',
    request: (api) => aJudge(api),
  },
  {
    call: 'GET /competitions/{competition}/live-state',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/live-state`, as: master };
    },
  },
  {
    call: 'GET /competitions/{competition}/figures',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/figures`, as: master };
    },
  },
  {
    call: 'GET /competitions/{competition}/looks',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/looks`, as: master };
    },
  },
  {
    call: 'PUT /competitions/{competition}/looks',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/looks`, as: master, body: { key: 'RING', looksRight: false } };
    },
  },
  {
    call: 'GET /competitions/{competition}/open-work',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/open-work`, as: master };
    },
  },
  {
    call: 'POST /competitions/{competition}/presence',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/presence`, as: master, body: { unsent: 2 } };
    },
  },
  {
    call: 'POST /competitions/{competition}/judging-groups',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { id, master } = await aCompetition(api.db);
      return { url: `/competitions/${id}/judging-groups`, as: master, body: { name: 'Cave' } };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/judging-groups/{group}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, ...request } = await anArea(api);
      return { ...request, body: { routes: [competition.routes[0]], judges: [competition.master.profile] } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/judging-groups/{group}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await anArea(api);
      return { url, as };
    },
  },
];
