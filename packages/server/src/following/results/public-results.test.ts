import type { Results } from '@topout/contract';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, testApi } from '../../testing.ts';
import { aCompetition, anEntry } from '../competitions/testing.ts';

const api = testApi();

afterEach(() => jest.restoreAllMocks());

async function climbed() {
  const competition = await aCompetition(api.db);
  const child = await aProfile(api.db, { lastName: 'Young', yearOfBirth: new Date().getUTCFullYear() - 9 });
  await anEntry(api.db, competition, { profileId: child });
  const [route] = competition.routes;
  await send(
    api,
    competition.id,
    competition.master,
    aCommand({ route, competitor: child, attempts: [aTop] }),
  );
  return { ...competition, url: `/competitions/${competition.id}/results` };
}

const reads = (asked: jest.SpyInstance) =>
  asked.mock.calls.filter(([{ name }]) => name === 'publication.latest').length;

it.each(['json', 'csv', 'xlsx'])('reads results as %s once for all who ask in one moment', async (ending) => {
  const { url } = await climbed();
  const asked = jest.spyOn(api.app.db, 'rows');
  const replies = await Promise.all(Array.from({ length: 20 }, () => api.call('GET', `${url}.${ending}`)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(reads(asked)).toBeLessThanOrEqual(3);
});

it('shares with nobody what people of the team see', async () => {
  const { url, master } = await climbed();
  const asks = [{}, { as: master }, {}, { as: master }];
  const replies = await Promise.all(asks.map((as) => api.call('GET', `${url}.json`, as)));
  const names = replies.map(
    (reply) => reply.json<Results>().stages[0]?.categories[0]?.rows[0]?.user.lastName,
  );
  expect(names).toEqual(['Y.', 'Young', 'Y.', 'Young']);
});

it('gives nobody what is hidden by the time they ask', async () => {
  const { id, url, master: as } = await climbed();
  const before = api.call('GET', `${url}.xlsx`);
  await api.call('PATCH', `/competitions/${id}`, { as, body: { liveLeaderboard: false } });
  expect((await api.call('GET', `${url}.xlsx`)).statusCode).toBe(403);
  await before;
});

it('makes files for one address at a pace that leaves others theirs', async () => {
  const { url } = await climbed();
  const replies = await Promise.all(Array.from({ length: 130 }, () => api.call('GET', `${url}.csv`)));
  expect(replies.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
