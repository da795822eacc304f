import type { RouteGroupBody, RouteGroupPatch } from '@topout/contract';
import { climbersScore, type ConfirmedBy, type ScoredBy } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { addedToSetup, changeSetup } from './change-setup.ts';
import { keepingResults } from './counted-results.ts';
import { setCategories, setRoutes } from './group-members.ts';
import { moveTo, nextPosition } from './order.ts';

type Seen = number | undefined;

/** The result of a change: the group, and the categories whose boards changed. */
interface Changed {
  readonly group: string;
  readonly boards: readonly string[];
}

/**
 * Adds a route group, last in order. Sent again with its id, it is there once.
 *
 * @throws Refusal 400 for unknown categories or routes; as `addedBefore`
 */
export async function createRouteGroup(
  tx: Tx,
  authority: Authority,
  {
    uuid: group = newId(),
    name,
    categories = [],
    routes = [],
    scoredBy = 'JUDGES',
    climbersQueue = false,
    confirmedBy,
  }: RouteGroupBody,
  seen: Seen,
): Promise<Changed> {
  const competition = authority.competition.uuid;
  if (await addedToSetup(tx, 'routeGroup', competition, { uuid: group, name }, seen))
    return { group, boards: [] };
  const position = await nextPosition(tx, 'routeGroup', competition);
  await tx.kysely
    .insertInto('routeGroup')
    .values({
      competitionId: competition,
      id: group,
      name,
      position,
      scoredBy,
      climbersQueue,
      confirmedBy: confirmedWhere(scoredBy, confirmedBy),
    })
    .execute();
  await setCategories(tx, competition, group, categories);
  await setRoutes(tx, competition, group, routes);
  await auditOf(tx, authority, 'route_group.created', {
    group,
    name,
    categories,
    routes,
    scoredBy,
    climbersQueue,
    confirmedBy,
  });
  return { group, boards: await resetBoards(tx, competition) };
}

/**
 * Changes only the fields sent of a route group.
 *
 * @throws Refusal 404; 400 for unknown categories or routes; 409 if results would stop counting
 */
export async function changeRouteGroup(
  tx: Tx,
  authority: Authority,
  group: string,
  { name, position, categories, routes, scoredBy, climbersQueue, confirmedBy }: RouteGroupPatch,
  seen: Seen,
): Promise<Changed> {
  const competition = authority.competition.uuid;
  await changeSetup(tx, competition, seen);
  const groups = await groupsOf(tx, competition, group);
  const ids = groups.map(({ id }) => id);
  const before = groups.find(({ id }) => id === group);
  if ([name, scoredBy, climbersQueue, confirmedBy].some((value) => value !== undefined)) {
    const scores = scoredBy ?? before?.scoredBy ?? 'JUDGES';
    const confirms = confirmedWhere(scores, confirmedBy ?? before?.confirmedBy);
    await tx.kysely
      .updateTable('routeGroup')
      .set({
        ...(name !== undefined && { name }),
        ...(climbersQueue !== undefined && { climbersQueue }),
        scoredBy: scores,
        confirmedBy: confirms,
      })
      .where('competitionId', '=', competition)
      .where('id', '=', group)
      .execute();
  }
  if (position !== undefined) {
    await moveTo(tx, 'routeGroup', competition, { ids, id: group, place: position });
  }
  await keepingResults(tx, competition, async () => {
    if (categories) await setCategories(tx, competition, group, categories);
    if (routes) await setRoutes(tx, competition, group, routes);
  });
  await auditOf(tx, authority, 'route_group.changed', {
    group,
    name,
    position,
    categories,
    routes,
    scoredBy,
    climbersQueue,
    confirmedBy,
  });
  return { group, boards: categories || routes ? await resetBoards(tx, competition) : [] };
}

/**
 * Its routes stay at the venue. @throws Refusal 404; 409 for the only one, or if results would stop counting
 */
export async function deleteRouteGroup(
  tx: Tx,
  authority: Authority,
  group: string,
  seen: Seen,
): Promise<readonly string[]> {
  const competition = authority.competition.uuid;
  await changeSetup(tx, competition, seen);
  const groups = await groupsOf(tx, competition, group);
  if (groups.length === 1)
    throw conflict('route_group.only', 'A competition needs at least one route group.');
  await keepingResults(tx, competition, () =>
    tx.kysely
      .deleteFrom('routeGroup')
      .where('competitionId', '=', competition)
      .where('id', '=', group)
      .execute(),
  );
  await auditOf(tx, authority, 'route_group.deleted', { group });
  return resetBoards(tx, competition);
}

/** All groups in order, including this one. @throws Refusal 404 */
async function groupsOf(tx: Tx, competition: string, group: string) {
  const groups = await tx.kysely
    .selectFrom('routeGroup')
    .select(['id', 'scoredBy', 'confirmedBy'])
    .where('competitionId', '=', competition)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (!groups.some(({ id }) => id === group)) throw notFound('route group');
  return groups;
}

/** What judges log needs no confirmation. */
const confirmedWhere = (scores: ScoredBy, confirms: ConfirmedBy = 'NOBODY'): ConfirmedBy =>
  climbersScore(scores) ? confirms : 'NOBODY';
