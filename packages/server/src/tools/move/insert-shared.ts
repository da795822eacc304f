import type { Tx } from '../../platform/db/database.ts';
import type { PictureStore } from '../../platform/media/picture-store.ts';
import { CommandFault } from '../command.ts';
import { type FileRows, misfit, type Row } from './file-rows.ts';
import { insertRows } from './insert-rows.ts';
import { safeMap, safeVenue } from './safe-drawings.ts';
import type { MovedTable } from './tables.ts';

type RowsOf = (table: MovedTable) => readonly Row[];

const hereStatement = (table: 'venue' | 'map' | 'route') => ({
  name: `move.here.${table}`,
  text: `select row_to_json(x)::text as row from ${table} x where id = any ($1)`,
});

const mediaStatement = { name: 'move.here.media', text: 'select id from media where id = any ($1)' };

const ownersStatement = {
  name: 'move.picture_owners',
  text: `update media m set owner_id = p.id from profile p, json_populate_recordset(null::media, $1::json) x
    where m.id = x.id and p.id = x.owner_id and p.id = any ($2)`,
};

/** Inserts people, venues and their pictures, apart from those that this server has. */
export async function insertShared(
  tx: Tx,
  file: FileRows,
  fitted: RowsOf,
  store: PictureStore,
): Promise<void> {
  const venues = await missing(tx, 'venue', fitted('venue'));
  const shown = new Set([
    ...fitted('profile').map((row) => row['picture_id']),
    ...venues.map((row) => row['logo_id']),
    ...fitted('sponsor').map((row) => row['picture_id']),
  ]);
  const media = await missingMedia(
    tx,
    file.of('media').filter(({ id }) => shown.has(id)),
  );
  const there = new Set(media.map(({ id }) => id));
  const withPicture = (row: Row, column: string): Row => ({
    ...row,
    [column]: there.has(row[column]) ? row[column] : null,
  });
  await insertRows(
    tx,
    'media',
    media.map((row) => ({ ...row, owner_id: null })),
  );
  const people = fitted('profile').map((row) => withPicture(row, 'picture_id'));
  const isChild = ({ parent_id: parent }: Row) => parent !== null;
  await insertRows(
    tx,
    'profile',
    people.filter((row) => !isChild(row)),
  );
  await insertRows(tx, 'profile', people.filter(isChild));
  await tx.rows(ownersStatement, [JSON.stringify(media), file.of('profile').map(({ id }) => id)]);
  await insertRows(
    tx,
    'venue',
    venues.map((row) => safeVenue(withPicture(row, 'logo_id'), noDrawing)),
  );
  const maps = await missing(tx, 'map', file.of('map'));
  await insertRows(
    tx,
    'map',
    maps.map((row) => safeMap(row, noDrawing)),
  );
  await insertRows(tx, 'route', await missing(tx, 'route', file.of('route')));
  for (const id of there) await store.copy(tx, String(id), picturesOf(file, id));
}

/** Another competition may have come with the same sponsors before. */
async function missingMedia(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const found = await tx.rows<{ id: string }>(mediaStatement, [rows.map(({ id }) => id)]);
  const here = new Set<unknown>(found.map(({ id }) => id));
  return rows.filter(({ id }) => !here.has(id));
}

const noDrawing = () => misfit('a drawing cannot be read');

/** JPEGs begin like this. */
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

const picturesOf = ({ of }: FileRows, media: unknown) =>
  of('picture')
    .filter((row) => row['media_id'] === media)
    .map((row) => {
      const jpeg = Buffer.from(String(row['jpeg']), 'base64');
      if (!jpeg.subarray(0, jpegStart.length).equals(jpegStart)) throw misfit('a picture is none');
      return { size: Number(row['size']), jpeg };
    });

/** What results are computed from must be the same. */
const mustMatch = { venue: [], map: ['venue_id'], route: ['venue_id', 'climb_type', 'segments_count'] };

/**
 * The rows that this server does not have. It keeps its own, since other competitions use them.
 *
 * @throws CommandFault if one of its own is something else
 */
async function missing(tx: Tx, table: 'venue' | 'map' | 'route', rows: readonly Row[]): Promise<Row[]> {
  const found = await tx.rows<{ row: string }>(hereStatement(table), [rows.map(({ id }) => id)]);
  const here = new Map(found.map(({ row }) => JSON.parse(row) as Row).map((row) => [row['id'], row]));
  for (const row of rows) {
    const own = here.get(row['id']);
    if (own && mustMatch[table].some((column) => own[column] !== row[column]))
      throw new CommandFault(
        `This server has another ${table} "${String(own['name'])}" in the place of "${String(row['name'])}" (${String(row['id'])}). Nothing was changed.`,
      );
  }
  return rows.filter(({ id }) => !here.has(id));
}
