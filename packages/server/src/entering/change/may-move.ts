import type { EntryPatch } from '@topout/contract';
import { canManageSetup, entryRights } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import type { Queries } from '../../platform/db/database.ts';
import { forbidden, refusal } from '../../platform/errors.ts';
import { requireAge } from '../enter/entry-refusals.ts';
import { readTarget, requireCanChange, requireOwnEntry } from './own-entry.ts';

/**
 * Checks who may change an entry: people who may change all of them, handicaps only as organisers; others only their own and their
 * children's category, while entries are open. The caller locks the competition, so that nobody takes the
 * last place twice.
 *
 * @param entryOrUser uuid of the entry or of the person
 * @throws Refusal 403; 400 for a category of another age group, or without a free place
 */
export async function requireMayChange(
  db: Queries,
  authority: Authority,
  entryOrUser: string,
  { category, ...more }: EntryPatch,
): Promise<void> {
  const { competition, actor, rules } = authority;
  const handicaps = more.handicapPercent !== undefined || more.handicapPoints !== undefined;
  if (handicaps && !canManageSetup(actor)) throw forbidden();
  if (entryRights(actor, rules).canModify) return;
  const own = await requireOwnEntry(db, authority, entryOrUser);
  if (category === undefined || Object.keys(more).length > 0) throw forbidden();
  requireCanChange(authority, own);
  const target = category === own.category ? undefined : await readTarget(db, competition.uuid, category);
  if (!target) return;
  requireAge(target.years, own.yearOfBirth);
  // A person with a place must not lose it by changing to a waiting list.
  if (target.full && !own.waits) throw full();
}

const full = () => {
  const message = 'This category is full.';
  return refusal(400, 'entry.category_full', message, { category: [message] });
};
