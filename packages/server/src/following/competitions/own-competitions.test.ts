import type { OwnCompetition } from '@topout/contract';
import { aFinal } from '../../preparing/stages/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, anEntry } from './testing.ts';

const api = testApi();

it('counts whoever goes on to another stage once', async () => {
  const competition = await aCompetition(api.db);
  const final = await aFinal(api.db, competition);
  const ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition, {
    profileId: ada.profile,
    categoryId: final.category,
  });
  const reply = await api.call('GET', '/profiles/me/competitions', { as: competition.master });
  expect(reply.json<OwnCompetition[]>()).toMatchObject([{ uuid: competition.id, entriesCount: 1 }]);
});
