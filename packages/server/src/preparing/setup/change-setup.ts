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

/** The same for a venue with its maps and routes. */
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
