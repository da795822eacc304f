import { entryRights } from '@topout/domain';
import type { Authority } from '../../authority/authority.ts';
import type { Queries } from '../../db/database.ts';
import { requireCanChange, requireOwnEntry } from './own-entry.ts';

/**
 * Who may take somebody out: those who may change entries; the person, or their parent, whenever others entered them, and
 * while entries are open if it was an act of their own.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403
 */
export async function requireMayLeave(db: Queries, authority: Authority, entryOrUser: string): Promise<void> {
  if (entryRights(authority.actor, authority.rules).canModify) return;
  const own = await requireOwnEntry(db, authority, entryOrUser);
  if (own.here !== 'ENTERED') requireCanChange(authority, own);
}
