import type { LeagueLeaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aCommand, aTop, send } from '../../judging/testing.ts';
import { aProfile, aUser, testApi } from '../../testing.ts';

const api = testApi();

async function aLeague(): Promise<string> {
  const id = newId();
  await api.db.kysely.insertInto('league').values({ id, name: 'Winter' }).execute();
  return id;
}

const top = (competition: TestCompetition, competitor: string, route: 0 | 1) =>
  send(
    api,
    competition.id,
    competition.master,
    aCommand({ route: competition.routes[route], competitor, attempts: [aTop] }),
  );

it('sums places over competitions, of boards that everybody may see', async () => {
  const leagueId = await aLeague();
  const first = await aCompetition(api.db, { leagueId, name: 'First' });
  const second = await aCompetition(api.db, { leagueId, name: 'Second' });
  const hidden = await aCompetition(api.db, { leagueId, liveLeaderboard: false });
  const [anna, kim] = [
    await aProfile(api.db),
    await aProfile(api.db, { firstName: 'Kim', yearOfBirth: 2020 }),
  ];
  for (const competition of [first, second, hidden]) {
    await anEntry(api.db, competition, { profileId: anna });
    await anEntry(api.db, competition, { profileId: kim });
    await top(competition, kim, 0);
  }
  await top(first, anna, 0);
  await top(first, anna, 1);

  const { name, categories } = (
    await api.call('GET', `/leagues/${leagueId}/leaderboard`)
  ).json<LeagueLeaderboard>();

  expect(name).toBe('Winter');
  expect(categories.find((category) => category.name === 'Women')?.rows).toMatchObject([
    {
      position: 1,
      points: 180,
      user: { uuid: kim, firstName: 'Kim', lastName: 'C.' },
      competitions: [
        { name: 'First', position: 2, points: 80 },
        { name: 'Second', position: 1, points: 100 },
      ],
    },
    { position: 2, points: 100, user: { uuid: anna } },
  ]);
  expect((await api.call('GET', `/leagues/${leagueId}/leaderboard/${anna}`)).json()).toMatchObject({
    league: leagueId,
    rows: [{ category: 'Women', position: 2, points: 100 }],
  });
});

it('answers 404 for leagues and people it does not know', async () => {
  const status = async (path: string) => (await api.call('GET', path)).statusCode;
  expect(await status(`/leagues/${newId()}/leaderboard`)).toBe(404);
  expect(await status(`/leagues/${await aLeague()}/leaderboard/${newId()}`)).toBe(404);
});

it('names guests to whoever runs a league as everybody may read them: a minor by the initial', async () => {
  const leagueId = await aLeague();
  const owner = await aUser(api.db);
  await api.db.kysely
    .updateTable('league')
    .set({ ownerId: owner.profile })
    .where('id', '=', leagueId)
    .execute();
  const competition = await aCompetition(api.db, { leagueId });
  const kim = await aProfile(api.db, { firstName: 'Kim', lastName: 'Climber', yearOfBirth: 2020 });
  await anEntry(api.db, competition, { profileId: kim });
  const body = { guests: [kim] };
  const reply = await api.call('PATCH', `/leagues/${leagueId}`, { as: owner, body });
  expect(reply.json<LeagueLeaderboard>().guests).toEqual([{ uuid: kim, firstName: 'Kim', lastName: 'C.' }]);
});
