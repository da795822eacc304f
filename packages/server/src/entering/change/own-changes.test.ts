import { anEntry, aCompetition } from '../../following/competitions/testing.ts';
import { confirmByMarkers } from '../../judging/markers/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { aUser, testApi } from '../../testing.ts';
import { aQuestion, aQuestionBody } from '../questions/testing.ts';
import { countOwnChange } from './own-changes.ts';

const api = testApi();

it('limits what one person changes about their entries, and not what organisers do', async () => {
  const competition = await aCompetition(api.db, { settings: { teamsEnabled: true } });
  const final = await aFinal(api.db, competition);
  await confirmByMarkers(api.db, competition);
  const question = await aQuestion(api, competition, aQuestionBody({ required: false }));
  const ada = await aUser(api.db);
  const { id: entry } = await anEntry(api.db, competition, { profileId: ada.profile });
  const other = await anEntry(api.db, competition);
  const changes = (by: object = { code: 'nonsense' }) =>
    [
      ['PUT', `/answers/${ada.profile}`, { answers: [{ question, value: 'Ben' }] }],
      ['PUT', `/finalists/${ada.profile}`, { stage: final.id, declines: true }],
      ['PUT', `/markers/${entry}`, by],
      ['DELETE', `/markers/${entry}`, undefined],
      ['POST', `/team-members/${ada.profile}`, { name: 'Slopers' }],
    ] as const;
  const statuses = async (as: { token: string }, by?: object) => {
    const found = [];
    for (const [method, path, body] of changes(by)) {
      const reply = await api.call(method, `/competitions/${competition.id}${path}`, {
        as,
        ...(body && { body }),
      });
      found.push(reply.statusCode);
    }
    return found;
  };
  // The code is wrong, everything else succeeds.
  expect(await statuses(ada)).toEqual([200, 204, 403, 204, 200]);
  const counted = await Promise.allSettled(
    Array.from({ length: 60 }, () => countOwnChange(api.db, competition.id, ada.profile)),
  );
  expect(counted.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  expect(await statuses(ada)).toEqual([429, 429, 429, 429, 429]);
  expect((await statuses(competition.master, { partner: other.id })).slice(0, 4)).toEqual([
    200, 204, 204, 204,
  ]);
});
