import type { OwnCompetitionPage } from '@topout/contract';
import { aFinal } from '../../preparing/stages/testing.ts';
import { testApi, type TestUser } from '../../testing.ts';
import { aCompetition, anEntry } from './testing.ts';

const api = testApi();
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

const own = async (as: TestUser, query = '') =>
  (await api.call('GET', `/profiles/me/competitions${query}`, { as })).json<OwnCompetitionPage>();

it('counts whoever goes on to another stage once', async () => {
  const competition = await aCompetition(api.db);
  const final = await aFinal(api.db, competition);
  const ada = await anEntry(api.db, competition);
  await anEntry(api.db, competition, {
    profileId: ada.profile,
    categoryId: final.category,
  });
  expect((await own(competition.master)).data).toMatchObject([{ uuid: competition.id, entriesCount: 1 }]);
});

it('comes in pages: live ones, upcoming, past', async () => {
  const { master, id } = await aCompetition(api.db);
  for (let n = 1; n <= 25; n += 1) {
    await aCompetition(api.db, { name: `To come ${n}`, startsAt: at(n), endsAt: at(n + 1) }, master);
    await aCompetition(api.db, { name: `Over ${n}`, startsAt: at(-n - 9), endsAt: at(-n - 8) }, master);
  }
  const { data, metadata } = await own(master);
  expect([data.length, data[0]?.uuid, data[1]?.name, data[26]?.name]).toEqual([
    50,
    id,
    'To come 1',
    'Over 1',
  ]);
  expect((await own(master, '?search=OVER%201')).data.map(({ name }) => name)).toEqual([
    'Over 1',
    ...Array.from({ length: 10 }, (_, n) => `Over ${n + 10}`),
  ]);
  const next = metadata.next?.split('?')[1];
  expect(await own(master, `?${next}`)).toMatchObject({
    data: [{ name: 'Over 25' }],
    metadata: { next: null },
  });
});

it('finds by name and city, and nothing of others', async () => {
  const { master } = await aCompetition(api.db, { name: 'Coupe de l’École' });
  await aCompetition(api.db, { name: 'Coupe d’été' });
  const found = async (search: string) =>
    (await own(master, `?search=${encodeURIComponent(search)}`)).data.map(({ name }) => name);
  expect(await found(' école ')).toEqual(['Coupe de l’École']);
  expect(await found('coupe d')).toEqual(['Coupe de l’École']);
  expect(await found('%')).toEqual([]);
});
