import type { Doubles } from '@topout/contract';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { aProfile, testApi } from '../../testing.ts';

const api = testApi();

it('lists who is probably entered twice, until they are merged', async () => {
  const competition = await aCompetition(api.db);
  const named = async (firstName: string) => {
    const profileId = await aProfile(api.db, { firstName, lastName: 'Lovelace', yearOfBirth: 1990 });
    return anEntry(api.db, competition, { profileId });
  };
  const [first, again] = [await named('Ada'), await named('ADA')];
  await named('Bob');
  const doubles = async () => {
    const reply = await api.call('GET', `/competitions/${competition.id}/entries/doubles`, {
      as: competition.master,
    });
    return reply.json<Doubles>().data;
  };
  expect(await doubles()).toMatchObject([
    {
      source: { entry: again.id, name: 'ADA Lovelace', category: 'Women' },
      target: { entry: first.id },
      why: 'NAME',
    },
  ]);
  await api.call('POST', `/competitions/${competition.id}/entries/${again.id}/merge`, {
    as: competition.master,
    body: { target: first.id },
  });
  expect(await doubles()).toEqual([]);
});
