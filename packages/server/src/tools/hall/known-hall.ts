import type { Selectable } from 'kysely';
import { readMigrations } from '../../platform/db/migrations.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { HallTables } from '../../platform/db/tables/halls.ts';
import { conflict, forbidden, refusal } from '../../platform/errors.ts';
import { secretHash } from '../../platform/secrets.ts';
import type { CloudState, HallCall } from './hall-calls.ts';

export type Hall = Selectable<HallTables['hall']>;

/** The last migration of this server. */
export const lastMigration = (): string => readMigrations().at(-1)?.name ?? '';

/**
 * The hall that calls, locked.
 *
 * @throws Refusal in a sentence for the host of the hall: 403 for a token that is unknown, revoked or for another
 *   competition, 409 for another version or a competition that another hall has
 */
export async function knownHall(tx: Tx, { token, competition, hall, migration }: HallCall): Promise<Hall> {
  const found = await tx.kysely
    .selectFrom('hall')
    .selectAll()
    .where('tokenHash', '=', secretHash(token))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw forbidden('The cloud does not know this token: it is wrong, or it was revoked.');
  if (found.competitionId !== competition)
    throw refusal(403, 'hall.other_competition', 'This token is for another competition.');
  const ours = lastMigration();
  if (migration !== ours)
    throw conflict(
      'hall.version',
      migration < ours
        ? 'The cloud runs a newer Topout than the hall. Update the hall.'
        : 'The cloud runs an older Topout than the hall. Update the cloud.',
    );
  if (found.hallId !== null && found.hallId !== hall)
    throw conflict(
      'hall.taken',
      'This competition was taken down to another hall. Its organiser can take it back.',
    );
  return found;
}

/** Notes that the hall was heard. */
export async function heard(tx: Tx, { competitionId }: Hall): Promise<void> {
  await tx.kysely
    .updateTable('hall')
    .set({ heardAt: new Date(), silent: false })
    .where('competitionId', '=', competitionId)
    .execute();
}

/** @param pieces of the batch under way */
export const stateOf = ({ position, batchId, handedBackAt }: Hall, pieces = 0): CloudState => ({
  position,
  batch: batchId,
  pieces,
  handedBack: handedBackAt !== null,
});
