import { defaultRules } from '@topout/domain';
import { aCompetition, aMember } from '../../following/competitions/testing.ts';
import { newId } from '../../platform/ids.ts';
import { aUser, testApi } from '../../testing.ts';
import { authorityOf } from './authority.ts';

const api = testApi();

it('merges what the organiser changed into the defaults', async () => {
  const { id } = await aCompetition(api.db, {
    settings: { maxAttemptsCount: 3, scoring: { bestN: 5 } },
  });
  const { rules } = await authorityOf(api.db, id, null);
  expect(rules).toEqual({
    ...defaultRules,
    maxAttemptsCount: 3,
    scoring: { ...defaultRules.scoring, bestN: 5 },
  });
});

it('knows roles, requests, revoked roles and the routes of judging areas', async () => {
  const competition = await aCompetition(api.db);
  const [route] = competition.routes;
  const judge = await aMember(api.db, competition, 'JUDGE');
  const pending = await aMember(api.db, competition, 'JUDGE', { pending: true });
  const former = await aMember(api.db, competition, 'JUDGE', { revokedAt: new Date() });
  const mine = { competitionId: competition.id, judgingGroupId: newId() };
  const { kysely } = api.db;
  await kysely
    .insertInto('judgingGroup')
    .values({ competitionId: competition.id, id: mine.judgingGroupId, name: 'Cave' })
    .execute();
  await kysely
    .insertInto('judgingGroupRoute')
    .values({ ...mine, routeId: route })
    .execute();
  await kysely
    .insertInto('judgingGroupJudge')
    .values({ ...mine, profileId: judge.profile })
    .execute();
  const who = async (profile: string | null) => {
    const { actor, revoked } = await authorityOf(api.db, competition.id, profile);
    return [actor.role, actor.pending, revoked, [...actor.assignedRoutes]];
  };

  expect(await who(judge.profile)).toEqual(['JUDGE', false, false, [route]]);
  expect(await who(pending.profile)).toEqual(['JUDGE', true, false, []]);
  expect(await who(former.profile)).toEqual([null, false, true, []]);
  expect(await who(competition.master.profile)).toEqual(['MASTER', false, false, []]);
  expect(await who((await aUser(api.db)).profile)).toEqual([null, false, false, []]);
  expect(await who(null)).toEqual([null, false, false, []]);
});

it('counts routes for the categories of their groups, and for all where a group names none', async () => {
  const competition = await aCompetition(api.db);
  const [women, men] = competition.categories;
  const { kysely } = api.db;
  const routesOf = async () => {
    const { competition: snapshot } = await authorityOf(api.db, competition.id, null);
    return [women, men].map((category) => snapshot.routesOf.get(category)?.length);
  };
  const raised = (uuid: string) =>
    kysely
      .updateTable('competition')
      .set(({ eb }) => ({ configVersion: eb('configVersion', '+', 1) }))
      .where('id', '=', uuid)
      .execute();

  expect(await routesOf()).toEqual([3, 3]);
  await kysely.deleteFrom('routeGroupCategory').where('categoryId', '=', men).execute();
  await raised(competition.id);
  expect(await routesOf()).toEqual([3, 0]);
  await kysely.deleteFrom('routeGroupCategory').where('categoryId', '=', women).execute();
  await raised(competition.id);
  expect(await routesOf()).toEqual([3, 3]);
});

it('sees a change of settings at the next call, and shares one question among calls of a moment', async () => {
  const { id } = await aCompetition(api.db);
  const before = await authorityOf(api.db, id, null);
  const [one, two] = await Promise.all([authorityOf(api.db, id, null), authorityOf(api.db, id, null)]);
  expect(one.competition).toBe(before.competition);
  expect(two.competition).toBe(before.competition);

  await api.db.kysely
    .updateTable('competition')
    .set({ name: 'Another name', configVersion: 2 })
    .where('id', '=', id)
    .execute();
  expect((await authorityOf(api.db, id, null)).competition.name).toBe('Another name');
});

it('takes no results in a cancelled competition', async () => {
  const { id } = await aCompetition(api.db, { cancelledAt: new Date() });
  expect((await authorityOf(api.db, id, null)).phase.pendingResults).toBe(false);
});

it('refuses to be asked inside a transaction, and knows no competition that is not there', async () => {
  const { id } = await aCompetition(api.db);
  await expect(api.db.transaction(() => authorityOf(api.db, id, null))).rejects.toThrow(
    'Inside a transaction',
  );
  await expect(authorityOf(api.db, newId(), null)).rejects.toMatchObject({ status: 404 });
});

it('notes who was seen at work', async () => {
  const competition = await aCompetition(api.db);
  const judge = await aMember(api.db, competition, 'JUDGE');
  api.app.lastSeen.touch(competition.id, judge.profile);
  await api.app.lastSeen.write();
  const { lastSeenAt } = await api.db.kysely
    .selectFrom('competitionRole')
    .select('lastSeenAt')
    .where('profileId', '=', judge.profile)
    .executeTakeFirstOrThrow();
  expect(Date.now() - (lastSeenAt?.getTime() ?? 0)).toBeLessThan(10_000);
});
