import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';

interface Became {
  /** Profile uuids: the person whose entry was removed or changed hands, and its new owner. */
  readonly from: string;
  readonly to: string;
  /** Uuid of the record in the history. */
  readonly record: string;
}

/** From now on, commands for the one apply to the other, until that is undone. */
export async function rememberMerge(
  tx: Tx,
  competition: string,
  { from, to, record }: Became,
): Promise<void> {
  const merged = { targetProfileId: to, auditId: record };
  await tx.kysely
    .insertInto('mergedEntry')
    .values({ competitionId: competition, profileId: from, ...merged })
    .onConflict((on) => on.columns(['competitionId', 'profileId']).doUpdateSet(merged))
    .execute();
}

/** @throws Refusal 409 if it was already undone, or the other was merged as well */
export async function forgetMerge(
  { kysely }: Tx,
  competition: string,
  { to, record }: Pick<Became, 'to' | 'record'>,
): Promise<void> {
  const later = await kysely
    .selectFrom('mergedEntry')
    .select('auditId')
    .where('competitionId', '=', competition)
    .where('profileId', '=', to)
    .executeTakeFirst();
  if (later) {
    throw conflict('merge.later', 'The other entry was merged as well. Undo that merge first.');
  }
  const { numDeletedRows } = await kysely
    .deleteFrom('mergedEntry')
    .where('competitionId', '=', competition)
    .where('auditId', '=', record)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw conflict('record.restored', 'Somebody has already undone this.');
}
