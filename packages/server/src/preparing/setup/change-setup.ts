import { lockCompetition } from '../../entering/enter/enter.ts';
import { addedBefore } from '../../competition/added-before.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';

const competition = {
  name: 'setup.raise',
  text: `update competition set setup_version = setup_version + 1, config_version = config_version + 1
    where id = $1 returning setup_version as version`,
};

const venue = {
  name: 'venue.raise',
  text: 'update venue set version = version + 1 where id = $1 returning version',
};

/**
 * Begins a change to a competition's set-up: locks it, raises its versions, and makes nodes that cache it
 * read it again after the transaction.
 *
 * @param seen the version that the caller saw; undefined = not given
 * @throws Refusal 409 `setup.changed` if it is different by now
 */
export const changeSetup = (tx: Tx, id: string, seen: number | undefined): Promise<void> =>
  raise(tx, competition, id, seen);

/**
 * Begins to add a part to the set-up, unless it stands there already. What is sent again names the version before it was added.
 *
 * @returns whether it stands there already
 * @throws Refusal as `changeSetup` and `addedBefore`
 */
export async function addedToSetup(
  tx: Tx,
  table: 'stage' | 'category' | 'routeGroup',
  id: string,
  part: { readonly uuid: string; readonly name: string },
  seen: number | undefined,
): Promise<boolean> {
  await lockCompetition(tx, id);
  if (await addedBefore(tx, table, id, part)) return true;
  await changeSetup(tx, id, seen);
  return false;
}

/** As `changeSetup`, for a venue with its maps and routes. */
export const changeVenue = (tx: Tx, id: string, seen: number | undefined): Promise<void> =>
  raise(tx, venue, id, seen);

async function raise(tx: Tx, statement: typeof venue, id: string, seen: number | undefined): Promise<void> {
  const [raised] = await tx.rows<{ version: number }>(statement, [id]);
  if (!raised) throw notFound('thing');
  if (seen !== undefined && seen !== raised.version - 1) {
    throw conflict(
      'setup.changed',
      'Somebody else changed this in the meantime. Look at the current version, then save again.',
    );
  }
}
