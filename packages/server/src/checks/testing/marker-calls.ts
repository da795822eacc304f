import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { confirmByMarkers } from '../../judging/markers/testing.ts';
import { aUser, type TestApi } from '../../testing.ts';
import type { DocumentedCall } from './documented-call.ts';

/** A competition in which markers confirm, and two who climb there. */
async function twoClimbers({ db }: TestApi) {
  const competition = await aCompetition(db);
  await confirmByMarkers(db, competition);
  const user = await aUser(db);
  const own = await anEntry(db, competition, { profileId: user.profile });
  const other = await anEntry(db, competition);
  const url = `/competitions/${competition.id}/markers`;
  return { url, user, own, other, as: competition.master };
}

export const markerCalls: readonly DocumentedCall[] = [
  {
    call: 'GET /competitions/{competition}/markers',
    status: 200,
    audience: 'role',
    request: async (api) => {
      const { url, as } = await twoClimbers(api);
      return { url, as };
    },
  },
  {
    call: 'PUT /competitions/{competition}/markers/{entry}',
    status: 204,
    audience: 'role',
    request: async (api) => {
      const { url, own, other, as } = await twoClimbers(api);
      return { url: `${url}/${own.id}`, as, body: { partner: other.id } };
    },
  },
  {
    call: 'DELETE /competitions/{competition}/markers/{entry}',
    status: 204,
    audience: 'signed in',
    request: async (api) => {
      const { url, own, user } = await twoClimbers(api);
      return { url: `${url}/${own.id}`, as: user };
    },
  },
];
