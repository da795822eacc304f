import type { Authority } from '../../competition/authority/authority.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';
import { siblingsOf } from './categories.ts';
import { changeSetup } from './change-setup.ts';

/**
 * Deletes a category, and the route groups that no other category climbs.
 *
 * @returns the remaining categories, whose boards may have changed
 * @throws Refusal 404; 409 for the only category of a stage, or one with entries
 */
export async function deleteCategory(
  tx: Tx,
  authority: Authority,
  category: string,
  seen: number | undefined,
): Promise<readonly string[]> {
  const competition = authority.competition.uuid;
  await changeSetup(tx, competition, seen);
  const { siblings } = await siblingsOf(tx, competition, category);
  if (siblings.length === 1) throw conflict('category.only', 'A stage needs at least one category.');
  const changed = await deleteCategories(tx, competition, [category]);
  await auditOf(tx, authority, 'category.deleted', { category });
  return changed;
}

const entered = {
  name: 'category.entered',
  text: `select k.name, count(*)::int as n
    from entry e join category k on k.competition_id = e.competition_id and k.id = e.category_id
    where e.competition_id = $1 and e.category_id = any($2::uuid[]) group by k.name order by k.name limit 1`,
};

/** Groups that name only these categories: without them everybody would climb those. */
const deleteOwnGroups = {
  name: 'category.delete_groups',
  text: `
    delete from route_group g where g.competition_id = $1
      and exists (select from route_group_category c where c.competition_id = $1 and c.route_group_id = g.id)
      and not exists (select from route_group_category c
        where c.competition_id = $1 and c.route_group_id = g.id and not c.category_id = any($2::uuid[]))`,
};

/** Deletes categories without entries. @throws Refusal 409 */
export async function deleteCategories(
  tx: Tx,
  competition: string,
  categories: readonly string[],
): Promise<readonly string[]> {
  const [busy] = await tx.rows<{ name: string; n: number }>(entered, [competition, categories]);
  if (busy) {
    const people = busy.n === 1 ? 'One person is' : `${busy.n} people are`;
    throw conflict(
      'category.has_entries',
      `${people} entered in ${busy.name}. Move them to another category or delete their entries first.`,
    );
  }
  await tx.rows(deleteOwnGroups, [competition, categories]);
  if (categories.length > 0) {
    await tx.kysely
      .deleteFrom('category')
      .where('competitionId', '=', competition)
      .where('id', 'in', [...categories])
      .execute();
  }
  return resetBoards(tx, competition);
}
