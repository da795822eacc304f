import { aTeam } from '../../entering/teams/testing.ts';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition with a team of one, who has an account. */
async function aTeamOfOne({ db }: TestApi) {
  const competition = await aCompetition(db, { settings: { teamsEnabled: true } });
  const user = await aUser(db);
  await anEntry(db, competition, { profileId: user.profile });
  const team = await aTeam(db, competition, { members: [user.profile] });
  const url = `/competitions/${competition.id}`;
  return {
    teams: `${url}/teams`,
    team,
    own: `${url}/team-members/${user.profile}`,
    user,
    as: competition.master,
  };
}

export const teamCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/teams',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { teams, as } = await aTeamOfOne(api);
      return { url: teams, as };
    },
  },
  {
    call: 'POST /competitions/{competition}/teams',
    status: 201,
    audience: 'role',
    request: async (api) => {
      const { teams, as } = await aTeamOfOne(api);
      return { url: teams, as, body: { name: 'Crimpers' } };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/teams/{team}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { teams, team, as } = await aTeamOfOne(api);
      return { url: `${teams}/${team}`, as, body: { name: 'Crimpers' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/teams/{team}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { teams, team, as } = await aTeamOfOne(api);
      return { url: `${teams}/${team}`, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/team-members/{user}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { own, as } = await aTeamOfOne(api);
      return { url: own, as, body: { team: null } };
    },
  },
  {
    call: 'GET /competitions/{competition}/team-members/{user}',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const { own, user } = await aTeamOfOne(api);
      return { url: own, as: user };
    },
  },
  {
    call: 'POST /competitions/{competition}/team-members/{user}',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const { own, user } = await aTeamOfOne(api);
      return { url: own, as: user, body: { name: 'Slopers' } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/team-members/{user}',
    status: 204,
    audience: 'signed in',
    request: async (api) => {
      const { own, user } = await aTeamOfOne(api);
      return { url: own, as: user };
    },
  },
  {
    call: 'GET /competitions/{competition}/team-board',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: (await aTeamOfOne(api)).teams.replace('/teams', '/team-board') }),
  },
];
