import type { EntryPatch } from '@topout/contract';
import { entryRights } from '@topout/domain';
import type { Authority } from '../../authority/authority.ts';
import type { Queries } from '../../db/database.ts';
import { forbidden, refusal } from '../../errors.ts';
import { requireAge } from '../enter/entry-refusals.ts';
import { readTarget, requireCanChange, requireOwnEntry } from './own-entry.ts';

/**
 * Who may change an entry: those who may change all of them; people their own and their children's category, while entries are
 * open. The competition is locked by the caller, so that the last place is not taken twice.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403; 400 for a category for people of another age, or without a place left
 */
export async function requireMayChange(
  db: Queries,
  authority: Authority,
  entryOrUser: string,
  { category, ...more }: EntryPatch,
): Promise<void> {
  const { competition, actor, rules } = authority;
  if (entryRights(actor, rules).canModify) return;
  const own = await requireOwnEntry(db, authority, entryOrUser);
  if (category === undefined || Object.keys(more).length > 0) throw forbidden();
  requireCanChange(authority, own);
  const target = category === own.category ? undefined : await readTarget(db, competition.uuid, category);
  if (!target) return;
  requireAge(target.years, own.yearOfBirth);
  // Whoever has a place must not lose it by changing to a list.
  if (target.full && !own.waits) throw full();
}

const full = () => {
  const message = 'This category is full.';
  return refusal(400, 'entry.category_full', message, { category: [message] });
};
