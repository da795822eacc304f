import type { Entry } from '@topout/contract';
import {
  aCompetition,
  aMember,
  anEntry,
  type TestCompetition,
} from '../../following/competitions/testing.ts';
import { aProfile, aUser, testApi, type TestUser } from '../../testing.ts';

const api = testApi();

afterEach(() => jest.restoreAllMocks());

const list = (competition: TestCompetition, as?: TestUser) =>
  api.call('GET', `/competitions/${competition.id}/entries`, as && { as });
const namesIn = ({ json }: Awaited<ReturnType<typeof list>>) =>
  json<{ data: Entry[] }>().data.map(({ user }) => user.name);

/** A parent with a child who has a place and one who waits; nobody of theirs may be seen whole by others. */
async function aFamily(competition: TestCompetition) {
  const parent = await aUser(api.db);
  const young = { parentId: parent.profile, yearOfBirth: new Date().getUTCFullYear() - 9, lastName: 'Young' };
  const [kim, lee] = [
    await aProfile(api.db, { ...young, firstName: 'Kim' }),
    await aProfile(api.db, { ...young, firstName: 'Lee' }),
  ];
  await anEntry(api.db, competition, { profileId: kim });
  await anEntry(api.db, competition, { profileId: lee, status: 'WAITING' });
  return parent;
}

it('reads a page once for all in one moment who see the same', async () => {
  const competition = await aCompetition(api.db);
  await aFamily(competition);
  const callers = [undefined, await aUser(api.db), await aUser(api.db)];
  const asked = jest.spyOn(api.app.db, 'rows');
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => list(competition, callers[index % 3])),
  );
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(asked.mock.calls.filter(([{ name }]) => name === 'entry.list').length).toBeLessThanOrEqual(4);
});

it('shares with nobody what only some may see', async () => {
  const competition = await aCompetition(api.db);
  const parent = await aFamily(competition);
  const callers = [
    undefined,
    parent,
    await aUser(api.db),
    competition.master,
    await aMember(api.db, competition, 'JUDGE'),
  ];
  for (let round = 0; round < 2; round += 1) {
    const replies = await Promise.all(callers.map((as) => list(competition, as)));
    expect(replies.map(namesIn)).toEqual([
      ['Kim Y.'],
      ['Kim Young', 'Lee Young'],
      ['Kim Y.'],
      ['Kim Young', 'Lee Young'],
      ['Kim Young'],
    ]);
  }
});

it('shows whoever has just entered their own entry, and whoever lost a role no more than the public', async () => {
  const competition = await aCompetition(api.db);
  await aFamily(competition);
  const [newcomer, judge] = [await aUser(api.db), await aMember(api.db, competition, 'JUDGE')];
  const before = Promise.all([list(competition, newcomer), list(competition, judge)]);
  const body = { category: competition.categories[0] };
  await api.call('POST', `/competitions/${competition.id}/entries`, { as: newcomer, body });
  await api.call('DELETE', `/competitions/${competition.id}/judges/${judge.profile}`, {
    as: competition.master,
  });
  expect(namesIn(await list(competition, newcomer))).toEqual(['Kim Y.', 'Ada Climber']);
  expect(namesIn(await list(competition, judge))).not.toContain('Kim Young');
  await before;
});
