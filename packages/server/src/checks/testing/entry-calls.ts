import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aCommand, aTop, aZone, send } from '../../judging/testing.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A person entered with a number and two attempts. */
export async function aClimber(api: TestApi) {
  const competition = await aCompetition(api.db);
  const entry = await anEntry(api.db, competition, { competitorNumber: 'A1' });
  const [route] = competition.routes;
  const attempts = aCommand({ route, competitor: entry.profile, attempts: [aZone, aTop] });
  await send(api, competition.id, competition.master, attempts);
  return { competition, entry, as: competition.master };
}

const entries = ({ id }: TestCompetition) => `/competitions/${id}/entries`;

export const entryCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/entries',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({ url: entries((await aClimber(api)).competition) }),
  },
  {
    call: 'POST /competitions/{competition}/entries',
    status: 201,
    audience: 'signed in',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      return {
        url: entries(competition),
        as: await aUser(api.db),
        body: { category: competition.categories[0] },
      };
    },
  },
  {
    call: 'POST /competitions/{competition}/entries/bulk',
    status: 200,
    audience: 'signed in',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      return {
        url: `${entries(competition)}/bulk`,
        as: await aUser(api.db),
        body: { entries: [{ category: competition.categories[0] }] },
      };
    },
  },
  {
    call: 'GET /competitions/{competition}/entries/{entry}',
    status: 200,
    audience: 'everybody',
    request: async (api) => {
      const { competition, entry } = await aClimber(api);
      return { url: `${entries(competition)}/${entry.id}` };
    },
  },
  {
    call: 'PATCH /competitions/{competition}/entries/{entry}',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      return {
        url: `${entries(competition)}/${entry.id}`,
        as,
        body: { category: competition.categories[1] },
      };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/entries/{entry}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { competition, entry, as } = await aClimber(api);
      return { url: `${entries(competition)}/${entry.id}`, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/waiting-list/{category}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const competition = await aCompetition(api.db);
      const seen = [];
      for (let n = 0; n < 2; n += 1)
        seen.push((await anEntry(api.db, competition, { status: 'WAITING' })).id);
      return {
        url: `/competitions/${competition.id}/waiting-list/${competition.categories[0]}`,
        as: competition.master,
        body: { entries: seen.toReversed(), seen },
      };
    },
  },
  {
    call: 'GET /competitions/{competition}/entries/by-competitor-number/{number}',
    status: 200,
    audience: 'everybody',
    request: async (api) => ({
      url: `${entries((await aClimber(api)).competition)}/by-competitor-number/A1`,
    }),
  },
];
