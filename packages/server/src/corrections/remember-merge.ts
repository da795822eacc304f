import type { Tx } from '../db/database.ts';
import { conflict } from '../errors.ts';

interface Became {
  /** Profile uuids: whose entry went or changed hands, and to whom. */
  readonly from: string;
  readonly to: string;
  /** Uuid of the record in the history. */
  readonly record: string;
}

/** From now on what judges send for the one is about the other, until that is undone. */
export async function rememberMerge(
  tx: Tx,
  competition: string,
  { from, to, record }: Became,
): Promise<void> {
  const merged = { target_profile_id: to, audit_id: record };
  await tx.kysely
    .insertInto('merged_entry')
    .values({ competition_id: competition, profile_id: from, ...merged })
    .onConflict((on) => on.columns(['competition_id', 'profile_id']).doUpdateSet(merged))
    .execute();
}

/** @throws Refusal 409 when it was undone already, or when the other was merged as well */
export async function forgetMerge(
  { kysely }: Tx,
  competition: string,
  { to, record }: Pick<Became, 'to' | 'record'>,
): Promise<void> {
  const later = await kysely
    .selectFrom('merged_entry')
    .select('audit_id')
    .where('competition_id', '=', competition)
    .where('profile_id', '=', to)
    .executeTakeFirst();
  if (later) {
    throw conflict('merge.later', 'The other entry was merged as well. Undo that merge first.');
  }
  const { numDeletedRows } = await kysely
    .deleteFrom('merged_entry')
    .where('competition_id', '=', competition)
    .where('audit_id', '=', record)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw conflict('record.restored', 'This was undone already.');
}
