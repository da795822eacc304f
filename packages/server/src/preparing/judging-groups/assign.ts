import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { requireRoutes } from '../../competition/known-routes.ts';

const takeRoutes = {
  name: 'judging_group.take_routes',
  text: `
    insert into judging_group_route (competition_id, judging_group_id, route_id)
    select $1, $2, route from unnest($3::uuid[]) as route
    on conflict (competition_id, route_id) do update set judging_group_id = excluded.judging_group_id`,
};

/**
 * Gives a judging group exactly these routes, and removes each from every other group. (behaviour:
 * routes#judging-areas)
 *
 * @returns the judging groups that lost a route
 * @throws Refusal 400 for routes that are not part of the competition
 */
export async function assignRoutes(
  tx: Tx,
  competition: string,
  group: string,
  routes: readonly string[],
): Promise<string[]> {
  await requireRoutes(tx, competition, routes);
  const losers = routes.length
    ? await tx.kysely
        .selectFrom('judgingGroupRoute')
        .select('judgingGroupId')
        .distinct()
        .where('competitionId', '=', competition)
        .where('judgingGroupId', '<>', group)
        .where('routeId', 'in', [...routes])
        .execute()
    : [];
  await tx.kysely
    .deleteFrom('judgingGroupRoute')
    .where('competitionId', '=', competition)
    .where('judgingGroupId', '=', group)
    .execute();
  await tx.rows(takeRoutes, [competition, group, [...new Set(routes)]]);
  return losers.map(({ judgingGroupId }) => judgingGroupId);
}

/**
 * Gives a judging group exactly these judges; a judge may be in several judging groups.
 *
 * @throws Refusal 400 for people who have no role in the competition
 */
export async function assignJudges(
  tx: Tx,
  competition: string,
  group: string,
  judges: readonly string[],
): Promise<void> {
  const wanted = [...new Set(judges)];
  const found = wanted.length
    ? await tx.kysely
        .selectFrom('competitionRole')
        .select('profileId')
        .where('competitionId', '=', competition)
        .where('profileId', 'in', wanted)
        .where('revokedAt', 'is', null)
        .execute()
    : [];
  if (found.length !== wanted.length) {
    throw invalid('You can only assign judges of this competition.', { judges: ['Unknown judge.'] });
  }
  await tx.kysely
    .deleteFrom('judgingGroupJudge')
    .where('competitionId', '=', competition)
    .where('judgingGroupId', '=', group)
    .execute();
  if (wanted.length === 0) return;
  const rows = wanted.map((profileId) => ({
    competitionId: competition,
    judgingGroupId: group,
    profileId,
  }));
  await tx.kysely.insertInto('judgingGroupJudge').values(rows).execute();
}
