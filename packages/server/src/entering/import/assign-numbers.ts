import type { Authority } from '../../competition/authority/authority.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { writeAudit } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../enter/enter.ts';
import { firstEntry } from '../entries/which-entry.ts';

const statement = {
  name: 'entries.assign_numbers',
  text: `
    with without as (
      select p.id, row_number() over (order by k.position, lower(p.last_name), lower(p.first_name), e.id) as nth
      from entrant p
      join entry e on e.competition_id = $1 and e.id = ${firstEntry('$1', 'p.id')}
      join category k on k.competition_id = $1 and k.id = e.category_id
      where p.competition_id = $1 and p.competitor_number is null
    ), free as (
      select n, row_number() over (order by n) as nth
      from generate_series($2::integer, $2::integer + (select count(*)::integer from registration where competition_id = $1)) as n
      where not exists (select from registration where competition_id = $1 and competitor_number = n::text)
    )
    update registration r set competitor_number = free.n::text
    from without join free using (nth)
    where r.competition_id = $1 and r.profile_id = without.id
    returning r.profile_id as id`,
};

const without = {
  name: 'entries.without_number',
  text: `
    select distinct e.category_id as category
    from entry e join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    where e.competition_id = $1 and r.competitor_number is null order by 1`,
};

/**
 * Gives everybody without a number the next free one, by category and name. Returns how many got one, and
 * which boards changed.
 */
export async function assignNumbers(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Authority,
  first: number,
): Promise<{ readonly assigned: number; readonly categories: readonly string[] }> {
  await lockCompetition(tx, competition);
  const found = await tx.rows<{ category: string }>(without, [competition]);
  const categories = found.map(({ category }) => category);
  for (const category of categories) await raiseBoard(tx, competition, category, { reset: true });
  const rows = await tx.rows<{ id: string }>(statement, [competition, first]);
  if (rows.length > 0) {
    const details = { first, assigned: rows.length };
    await writeAudit(tx, { competition, actor: actor.profile, kind: 'numbers.assigned', details });
  }
  return { assigned: rows.length, categories };
}
