import type { Figures } from '@topout/contract';
import { aCommand, aTop, aTry, aZone, send } from '../../judging/testing.ts';
import { testApi } from '../../testing.ts';
import { aCompetition, aMember, anEntry } from '../competitions/testing.ts';

const api = testApi();

it('counts tops, flashes, zones and attempts by category, and is for organisers only', async () => {
  const competition = await aCompetition(api.db);
  const { id, master, routes, categories } = competition;
  const [boulder, other, sport] = routes;
  const [women, men] = categories;
  const climbers = [await anEntry(api.db, competition), await anEntry(api.db, competition)];
  const [ada, bea] = climbers.map(({ profile }) => profile);
  if (ada === undefined || bea === undefined) throw new Error('two');
  await send(
    api,
    id,
    master,
    aCommand({ route: boulder, competitor: ada, attempts: [aTop] }),
    aCommand({ route: boulder, competitor: bea, attempts: [aTry, aZone, aTop] }),
    aCommand({ route: other, competitor: bea, attempts: [aTry] }),
    aCommand({ route: sport, competitor: ada, attempts: [{ success: false, segmentsCount: 10 }] }),
    aCommand({ route: sport, competitor: bea, attempts: [{ success: false, segmentsCount: 15 }] }),
  );
  const figures = async (as: { token: string }) => api.call('GET', `/competitions/${id}/figures`, { as });
  const found = (await figures(master)).json<Figures>();
  const none = { tried: 0, tops: 0, flashes: 0, zones: 0, attempts: 0, meanHold: null };
  expect(found).toEqual([
    {
      category: women,
      climbers: 2,
      routes: [
        { route: boulder, tried: 2, tops: 2, flashes: 1, zones: 2, attempts: 4, meanHold: null },
        { route: other, ...none, tried: 1, attempts: 1 },
        { route: sport, ...none, tried: 2, attempts: 2, meanHold: 12.5 },
      ],
    },
    { category: men, climbers: 0, routes: routes.map((route) => ({ route, ...none })) },
  ]);
  expect((await figures(await aMember(api.db, competition, 'STAFF'))).statusCode).toBe(200);
  expect((await figures(await aMember(api.db, competition, 'JUDGE'))).statusCode).toBe(403);
});
