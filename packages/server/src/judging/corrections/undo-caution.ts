import type { Authority } from '../../competition/authority/authority.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { giveCautionBack, requireJury, takeBackCaution } from '../marshal/caution.ts';
import type { Restored } from './restored.ts';

/** The history's record of a caution given or taken back. */
export interface CautionRecord {
  /** Uuid. */
  readonly caution: string;
}

/**
 * Takes a caution back that was given, or lets one count again that was taken back.
 *
 * @throws Refusal 403 for all but the jury, and about oneself and one's child; 404 if it is gone; 409 if it was undone already
 */
export async function undoCaution(
  tx: Tx,
  authority: Authority,
  kind: 'caution.given' | 'caution.taken_back',
  { caution }: CautionRecord,
): Promise<Restored> {
  requireJury(authority);
  const undo = kind === 'caution.given' ? takeBackCaution : giveCautionBack;
  const { entry, changed, categories } = await undo(tx, authority, caution);
  if (!changed) throw conflict('record.restored', 'Somebody has already undone this.');
  return { entry, categories, routes: [] };
}
