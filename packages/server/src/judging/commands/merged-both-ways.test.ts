import type { HeldResults } from '@topout/contract';
import { aCompetition, anEntry } from '../../following/competitions/testing.ts';
import { corrections } from '../corrections/testing.ts';
import { testApi } from '../../testing.ts';
import { aCommand, aTop, outcomes, send } from '../testing.ts';

const api = testApi();

it('comes to an end where two were merged into each other, one after the other, and are gone', async () => {
  const competition = await aCompetition(api.db);
  const { merge, differences } = corrections(api, competition);
  const [ada, again] = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  await merge([ada, again]);
  const back = await anEntry(api.db, competition, { profileId: ada.profile });
  await merge([again, back]);
  const entry = `/competitions/${competition.id}/entries/${back.id}`;
  expect((await api.call('DELETE', entry, { as: competition.master })).statusCode).toBe(204);

  const about = ({ profile }: typeof ada) =>
    aCommand({ route: competition.routes[0], competitor: profile, attempts: [aTop] });
  const answers = await send(api, competition.id, competition.master, about(ada), about(again));
  expect(outcomes(answers)).toEqual(['HELD entry.unknown', 'HELD entry.unknown']);
  const held = await api.call('GET', `/competitions/${competition.id}/held-results`, {
    as: competition.master,
  });
  expect(held.json<HeldResults>().data).toHaveLength(1);
  expect(await differences()).toEqual([]);
});
