import type { Leaderboard } from '@topout/contract';
import { aCompetition, anEntry, type TestCompetition } from '../../following/competitions/testing.ts';
import { aFinal } from '../../preparing/stages/testing.ts';
import { testApi } from '../../testing.ts';

/* What the tables enforce themselves, however a row is changed. */

const api = testApi();
let competition: TestCompetition;
beforeEach(async () => {
  competition = await aCompetition(api.db);
});

const numberOf = async (profile: string) =>
  (
    await api.db.kysely
      .selectFrom('registration')
      .select('competitorNumber')
      .where('competitionId', '=', competition.id)
      .where('profileId', '=', profile)
      .executeTakeFirstOrThrow()
  ).competitorNumber;

const change = (
  profile: string,
  columns: { competitorNumber?: string; firstName?: string; lastName?: string },
) =>
  api.db.kysely
    .updateTable('registration')
    .set(columns)
    .where('competitionId', '=', competition.id)
    .where('profileId', '=', profile)
    .execute();

const remove = (entry: string) => api.db.kysely.deleteFrom('entry').where('id', '=', entry).execute();

const board = async (category: string) =>
  (
    await api.call('GET', `/competitions/${competition.id}/leaderboard?category=${category}`)
  ).json<Leaderboard>();

it('raises the boards of all stages with what it shows', async () => {
  const { category } = await aFinal(api.db, competition);
  const { profile } = await anEntry(api.db, competition, { competitorNumber: '7' });
  await anEntry(api.db, competition, { profileId: profile, categoryId: category });
  const boards = [competition.categories[0], category];
  const before = await Promise.all(boards.map(board));
  await change(profile, { competitorNumber: '8', firstName: 'Kim', lastName: 'Wall' });
  for (const one of boards) api.app.boards.changed(competition.id, one);
  const after = await Promise.all(boards.map(board));
  expect(before.map(({ rows }) => rows[0]?.competitorNumber)).toEqual(['7', '7']);
  expect(after.map(({ rows }) => rows[0]?.competitorNumber)).toEqual(['8', '8']);
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version + 1));
});

it('gives its number free with the last entry, and not before', async () => {
  const { category } = await aFinal(api.db, competition);
  const { id, profile } = await anEntry(api.db, competition, { competitorNumber: '7' });
  const finalist = await anEntry(api.db, competition, { profileId: profile, categoryId: category });
  await remove(id);
  expect(await numberOf(profile)).toBe('7');
  await remove(finalist.id);
  expect(await numberOf(profile)).toBeNull();
});

it('has one entry in a stage, whatever the category', async () => {
  const [, men] = competition.categories;
  const { profile } = await anEntry(api.db, competition);
  await expect(anEntry(api.db, competition, { profileId: profile, categoryId: men })).rejects.toThrow(
    'one_entry_per_stage',
  );
});

it('has a number that nobody else has', async () => {
  await anEntry(api.db, competition, { competitorNumber: '7' });
  const other = await anEntry(api.db, competition);
  await expect(change(other.profile, { competitorNumber: '7' })).rejects.toThrow('number_once');
});
