import { conflict } from '../../platform/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { NewsRows } from './news-rows.ts';
import { insertMissing } from './write-rows.ts';

const strangersStatement = {
  name: 'hall.strangers',
  text: `select p.id from profile p
    join json_populate_recordset(null::profile, $1::json) x on x.id = p.id and x.created_at <> p.created_at`,
};

/**
 * Adds people, venues and routes that are new in the hall. What is here stays as it is: other competitions use it, and
 * people look after themselves. Pictures that were taken in the hall stay there.
 *
 * @throws Refusal 409 if a uuid means somebody else here: that a row was made in the same microsecond, only its servers
 *   know (decision 091)
 */
export async function addShared(tx: Tx, { of }: NewsRows): Promise<void> {
  const people = of('profile').map((row) => ({ ...row, picture_id: null }));
  const strangers = await tx.rows<{ id: string }>(strangersStatement, [JSON.stringify(people)]);
  if (strangers.length > 0)
    throw conflict('hall.stranger', `Somebody of the hall is somebody else here: ${strangers[0]?.id}.`);
  await insertMissing(
    tx,
    'profile',
    people.toSorted((a, b) => Number(parentOf(a) !== null) - Number(parentOf(b) !== null)),
  );
  await insertMissing(
    tx,
    'venue',
    of('venue').map((row) => ({ ...row, owner_id: null, logo_id: null })),
  );
  await insertMissing(tx, 'map', of('map'));
  await insertMissing(tx, 'route', of('route'));
}

const parentOf = (row: Readonly<Record<string, unknown>>): unknown => row['parent_id'];
