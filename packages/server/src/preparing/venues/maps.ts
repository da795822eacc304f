import type { MapPatch, MapPreview } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { requireClimbedHere } from './where-climbed.ts';
import { type SafeDrawing, sanitiseSvg, SvgRefused } from './svg/sanitise-svg.ts';

type Seen = number | undefined;

const mostMaps = 20;

/** A drawing made harmless. @throws Refusal 400 with the reason why it cannot be stored */
function drawingOf(svg: string): SafeDrawing {
  const { leftOut: _left, ...drawing } = previewOf(svg);
  return drawing;
}

/**
 * How a drawing would be stored, and what it would lose. @throws Refusal 400 with the reason why it cannot be
 * stored
 */
export function previewOf(svg: string): MapPreview {
  try {
    const { drawing, leftOut } = sanitiseSvg(svg);
    return { ...drawing, leftOut };
  } catch (error) {
    if (error instanceof SvgRefused) throw invalid(error.message, { svg: [error.message] });
    throw error;
  }
}

/** Adds a map, last in order. @returns its uuid @throws Refusal 400, 404, 409 */
export async function createMap(
  tx: Tx,
  venue: string,
  { name = '', svg }: { readonly name?: string; readonly svg: string },
  seen: Seen,
): Promise<string> {
  const drawing = drawingOf(svg);
  await changeVenue(tx, venue, seen);
  const maps = await mapsOf(tx, venue);
  if (maps.length >= mostMaps) throw conflict('map.too_many', `A venue can have at most ${mostMaps} maps.`);
  const id = newId();
  const position = Math.max(-1, ...maps.map((map) => map.position)) + 1;
  await tx.kysely
    .insertInto('map')
    .values({ id, venueId: venue, name, ...drawing, position })
    .execute();
  return id;
}

/** With a new drawing pins keep their relative positions. @throws Refusal 400, 404; 409, also if a hall has them */
export async function patchMap(
  tx: Tx,
  venue: string,
  map: string,
  { name, svg, position }: MapPatch,
  seen: Seen,
): Promise<void> {
  const drawing = svg === undefined ? null : drawingOf(svg);
  await changeVenue(tx, venue, seen);
  const maps = await mapsOf(tx, venue);
  const known = maps.find(({ id }) => id === map);
  if (!known) throw notFound('map');
  if (drawing) await requireClimbedHere(tx, await routesOn(tx, map));
  const changes = { ...(name !== undefined && { name }), ...drawing };
  if (Object.keys(changes).length > 0) {
    await tx.kysely.updateTable('map').set(changes).where('id', '=', map).execute();
  }
  if (drawing) await tx.rows(stretch, [map, drawing.width / known.width, drawing.height / known.height]);
  if (position === undefined) return;
  const others = maps.filter(({ id }) => id !== map);
  const ordered = others.toSpliced(Math.min(position, others.length), 0, known);
  for (const [index, { id }] of ordered.entries()) {
    await tx.kysely.updateTable('map').set({ position: index }).where('id', '=', id).execute();
  }
}

const stretch = {
  name: 'map.stretch',
  text: 'update route set map_x = map_x * $2::float8, map_y = map_y * $3::float8 where map_id = $1',
};

/** Its routes are then on no map. @throws Refusal 404; 409, also if a hall has a competition with one of them */
export async function deleteMap(tx: Tx, venue: string, map: string, seen: Seen): Promise<void> {
  await changeVenue(tx, venue, seen);
  if (!(await mapsOf(tx, venue)).some(({ id }) => id === map)) throw notFound('map');
  await requireClimbedHere(tx, await routesOn(tx, map));
  await tx.kysely
    .updateTable('route')
    .set({ mapId: null, mapX: null, mapY: null })
    .where('mapId', '=', map)
    .execute();
  await tx.kysely.deleteFrom('map').where('id', '=', map).execute();
}

const mapsOf = (tx: Tx, venue: string) =>
  tx.kysely
    .selectFrom('map')
    .select(['id', 'width', 'height', 'position'])
    .where('venueId', '=', venue)
    .orderBy('position')
    .orderBy('id')
    .execute();

async function routesOn(tx: Tx, map: string): Promise<string[]> {
  const routes = await tx.kysely.selectFrom('route').select('id').where('mapId', '=', map).execute();
  return routes.map(({ id }) => id);
}
