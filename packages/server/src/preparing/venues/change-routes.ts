import type { RouteBody, RoutePatch } from '@topout/contract';
import type { ClimbType } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { changeWhereClimbed, type ChangedBoards, requireClimbedHere } from './where-climbed.ts';

type Seen = number | undefined;
type Position = Exclude<RoutePatch['position'], undefined>;

/** More than any gym sets in years. */
const mostRoutes = 5_000;

/** Adds routes to a venue, all or none. @returns their uuids, in the order given @throws Refusal 400, 409 */
export async function insertRoutes(
  tx: Tx,
  venue: string,
  routes: readonly RouteBody[],
): Promise<readonly string[]> {
  if (routes.length === 0) return [];
  for (const { climbType, segmentsCount } of routes) requireSegments(climbType, segmentsCount);
  const known = await tx.kysely
    .selectFrom('route')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('venueId', '=', venue)
    .executeTakeFirstOrThrow();
  if (known.n + routes.length > mostRoutes) {
    throw conflict('route.too_many', `A venue can have at most ${mostRoutes} routes.`);
  }
  const rows = routes.map((route) => ({ id: newId(), venueId: venue, ...route }));
  await tx.kysely.insertInto('route').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** @throws Refusal 400 for a boulder with three zones, or a sport route without a hold */
function requireSegments(type: ClimbType, count: number): void {
  if (type === 'BOULDER' && count > 2) {
    throw invalid('A boulder can have at most two zones.', { segmentsCount: ['At most 2.'] });
  }
  if (type === 'SPORT' && count < 1) {
    throw invalid('A sport route needs at least one hold.', { segmentsCount: ['At least 1.'] });
  }
}

/**
 * Changes only the fields sent of a route.
 *
 * @throws Refusal 404; 400 for a map of another venue; 409 if its kind, zones or holds no longer fit its
 * results,
 *   if somebody else has moved its pin, or if a hall has a competition with it
 */
export async function patchRoute(
  tx: Tx,
  ids: { readonly venue: string; readonly route: string },
  { position, seenPosition, retired, ...patch }: RoutePatch,
  seen: Seen,
): Promise<ChangedBoards> {
  await changeVenue(tx, ids.venue, seen);
  const stored = await tx.kysely
    .selectFrom('route')
    .select(['climbType', 'segmentsCount', 'retiredAt', 'mapId', 'mapX', 'mapY'])
    .where('id', '=', ids.route)
    .where('venueId', '=', ids.venue)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('route');
  await requireClimbedHere(tx, [ids.route]);
  if (seenPosition !== undefined && !isAt(stored, seenPosition)) {
    throw conflict('route.moved', 'Somebody else moved this pin in the meantime.');
  }
  const type = patch.climbType ?? stored.climbType;
  const segments = patch.segmentsCount ?? stored.segmentsCount;
  requireSegments(type, segments);
  const rebuilt = type !== stored.climbType || segments !== stored.segmentsCount;
  if (rebuilt)
    await requireFits(tx, ids.route, type === stored.climbType && type === 'SPORT' ? segments : null);
  const changes = {
    ...patch,
    ...(position !== undefined && (await placed(tx, ids.venue, position))),
    ...(retired !== undefined && { retiredAt: retired ? (stored.retiredAt ?? new Date()) : null }),
  };
  if (Object.keys(changes).length > 0) {
    await tx.kysely.updateTable('route').set(changes).where('id', '=', ids.route).execute();
  }
  return rebuilt ? changeWhereClimbed(tx, ids.route) : [];
}

const isAt = (
  stored: { readonly mapId: string | null; readonly mapX: number | null; readonly mapY: number | null },
  seen: Position,
): boolean =>
  seen === null
    ? stored.mapId === null
    : stored.mapId === seen.map && stored.mapX === seen.x && stored.mapY === seen.y;

async function placed(tx: Tx, venue: string, position: Position) {
  if (position === null) return { mapId: null, mapX: null, mapY: null };
  const map = await tx.kysely
    .selectFrom('map')
    .select(['width', 'height'])
    .where('id', '=', position.map)
    .where('venueId', '=', venue)
    .executeTakeFirst();
  if (!map) throw invalid('There is no such map.', { position: ['Unknown map.'] });
  return {
    mapId: position.map,
    mapX: Math.min(position.x, map.width),
    mapY: Math.min(position.y, map.height),
  };
}

/**
 * Results name the zone or hold reached, which must exist. The holds of a sport route may be recounted as
 * long as none that was reached is lost.
 *
 * @param holds the new count; null = the route becomes something else altogether
 */
async function requireFits(tx: Tx, route: string, holds: number | null): Promise<void> {
  const { climbed, highest } = await tx.kysely
    .selectFrom('result')
    .select(({ fn }) => [fn.countAll<number>().as('climbed'), fn.max('hold').as('highest')])
    .where('routeId', '=', route)
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow();
  if (climbed === 0) return;
  if (holds === null) {
    throw conflict(
      'route.has_attempts',
      'This route has attempts, so you can’t change its type or zones any more. Take it down and add another.',
    );
  }
  if (highest > holds)
    throw conflict('route.has_attempts', `Somebody reached hold ${highest} of this route.`);
}
