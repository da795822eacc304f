import type { RouteBody, RoutePatch } from '@topout/contract';
import type { ClimbType } from '@topout/domain';
import type { Tx } from '../db/database.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { changeWhereClimbed, type ChangedBoards } from './where-climbed.ts';

type Seen = number | undefined;
type Position = Exclude<RoutePatch['position'], undefined>;

/** More than any gym has set in years. */
const mostRoutes = 5_000;

/** Adds routes to a venue: all of them or none. @returns their uuids, in the order given @throws Refusal 400, 409 */
export async function insertRoutes(
  tx: Tx,
  venue: string,
  routes: readonly RouteBody[],
): Promise<readonly string[]> {
  if (routes.length === 0) return [];
  for (const { climb_type, segments_count } of routes) requireSegments(climb_type, segments_count);
  const known = await tx.kysely
    .selectFrom('route')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('venue_id', '=', venue)
    .executeTakeFirstOrThrow();
  if (known.n + routes.length > mostRoutes) {
    throw conflict('route.too_many', `A venue has at most ${mostRoutes} routes.`);
  }
  const rows = routes.map((route) => ({ id: newId(), venue_id: venue, ...route }));
  await tx.kysely.insertInto('route').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** @throws Refusal 400 for a boulder with three zones, or a sport route without a hold */
function requireSegments(type: ClimbType, count: number): void {
  if (type === 'BOULDER' && count > 2) {
    throw invalid('A boulder has at most two zones.', { segments_count: ['At most 2.'] });
  }
  if (type === 'SPORT' && count < 1) {
    throw invalid('A sport route has at least one hold.', { segments_count: ['At least 1.'] });
  }
}

/**
 * Changes a route: what is sent and nothing else.
 *
 * @throws Refusal 404; 400 for a map of another venue; 409 where its kind, zones or holds no longer fit what was
 *   climbed, or where somebody else moved its pin
 */
export async function patchRoute(
  tx: Tx,
  ids: { readonly venue: string; readonly route: string },
  { position, seen_position, retired, ...patch }: RoutePatch,
  seen: Seen,
): Promise<ChangedBoards> {
  await changeVenue(tx, ids.venue, seen);
  const stored = await tx.kysely
    .selectFrom('route')
    .select(['climb_type', 'segments_count', 'retired_at', 'map_id', 'map_x', 'map_y'])
    .where('id', '=', ids.route)
    .where('venue_id', '=', ids.venue)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound('route');
  if (seen_position !== undefined && !isAt(stored, seen_position)) {
    throw conflict('route.moved', 'Somebody else moved this pin in the meantime.');
  }
  const type = patch.climb_type ?? stored.climb_type;
  const segments = patch.segments_count ?? stored.segments_count;
  requireSegments(type, segments);
  const rebuilt = type !== stored.climb_type || segments !== stored.segments_count;
  if (rebuilt)
    await requireFits(tx, ids.route, type === stored.climb_type && type === 'SPORT' ? segments : null);
  const changes = {
    ...patch,
    ...(position !== undefined && (await placed(tx, ids.venue, position))),
    ...(retired !== undefined && { retired_at: retired ? (stored.retired_at ?? new Date()) : null }),
  };
  if (Object.keys(changes).length > 0) {
    await tx.kysely.updateTable('route').set(changes).where('id', '=', ids.route).execute();
  }
  return rebuilt ? changeWhereClimbed(tx, ids.route) : [];
}

const isAt = (
  stored: { readonly map_id: string | null; readonly map_x: number | null; readonly map_y: number | null },
  seen: Position,
): boolean =>
  seen === null
    ? stored.map_id === null
    : stored.map_id === seen.map && stored.map_x === seen.x && stored.map_y === seen.y;

async function placed(tx: Tx, venue: string, position: Position) {
  if (position === null) return { map_id: null, map_x: null, map_y: null };
  const map = await tx.kysely
    .selectFrom('map')
    .select(['width', 'height'])
    .where('id', '=', position.map)
    .where('venue_id', '=', venue)
    .executeTakeFirst();
  if (!map) throw invalid('There is no such map.', { position: ['Unknown map.'] });
  return {
    map_id: position.map,
    map_x: Math.min(position.x, map.width),
    map_y: Math.min(position.y, map.height),
  };
}

/**
 * Results say which zone or hold was reached: what they name must be there. Holds of a sport route may be counted
 * anew as long as none that was reached is lost.
 *
 * @param holds the new count; null = the route becomes something else altogether
 */
async function requireFits(tx: Tx, route: string, holds: number | null): Promise<void> {
  const { climbed, highest } = await tx.kysely
    .selectFrom('result')
    .select(({ fn }) => [fn.countAll<number>().as('climbed'), fn.max('hold').as('highest')])
    .where('route_id', '=', route)
    .where('tries', '>', 0)
    .executeTakeFirstOrThrow();
  if (climbed === 0) return;
  if (holds === null) {
    throw conflict(
      'route.has_attempts',
      'This route has attempts: what it is and how many zones it has can’t change any more. Take it down and add another.',
    );
  }
  if (highest > holds)
    throw conflict('route.has_attempts', `Somebody reached hold ${highest} of this route.`);
}
