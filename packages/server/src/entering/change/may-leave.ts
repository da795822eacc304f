import { entryRights } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { requireCanChange, requireOwnEntry } from './own-entry.ts';

/**
 * Checks who may remove an entry: people who may change entries; the person or their parent, at any time if
 * others entered them, and while entries are open if they entered by their own act.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403
 */
export async function requireMayLeave(db: Queries, authority: Authority, entryOrUser: string): Promise<void> {
  if (entryRights(authority.actor, authority.rules).canModify) return;
  const own = await requireOwnEntry(db, authority, entryOrUser);
  if (own.here !== 'ENTERED') requireCanChange(authority, own);
}
