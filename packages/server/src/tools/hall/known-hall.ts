import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { HallTables } from '../../platform/db/tables/halls.ts';
import { conflict, forbidden, refusal } from '../../platform/errors.ts';
import { secretHash } from '../../platform/secrets.ts';
import type { CloudState, HallCall } from './hall-calls.ts';
import { tablesVersion, workTogether } from './tables-version.ts';

export type Hall = Selectable<HallTables['hall']>;

/**
 * The hall that calls, locked.
 *
 * @throws Refusal in a sentence for the host of the hall: 403 for a token that is unknown, revoked or for another
 *   competition, 409 for a version whose rows make no sense here or a competition that another hall has
 */
export async function knownHall(tx: Tx, call: HallCall): Promise<Hall> {
  const { token, competition, hall } = call;
  const found = await tx.kysely
    .selectFrom('hall')
    .selectAll()
    .where('tokenHash', '=', secretHash(token))
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw forbidden('The cloud does not know this token: it is wrong, or it was revoked.');
  if (found.competitionId !== competition)
    throw refusal(403, 'hall.other_competition', 'This token is for another competition.');
  const ours = await tablesVersion(tx);
  if (!workTogether(ours, call)) throw otherVersion(call.migration < ours.migration);
  if (found.hallId !== null && found.hallId !== hall)
    throw conflict(
      'hall.taken',
      'This competition was taken down to another hall. Its organiser can take it back.',
    );
  return found;
}

/** @param older the hall is */
const otherVersion = (older: boolean) =>
  conflict(
    'hall.version',
    older
      ? 'The cloud runs a newer Topout than the hall. Update the hall.'
      : 'The cloud runs an older Topout than the hall. Update the cloud.',
  );

/**
 * A competition is given in a file, which only the same version reads.
 *
 * @throws Refusal 409 for any other
 */
export async function requireSameVersion(tx: Tx, { migration }: HallCall): Promise<void> {
  const ours = await tablesVersion(tx);
  if (ours.migration !== migration) throw otherVersion(migration < ours.migration);
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
