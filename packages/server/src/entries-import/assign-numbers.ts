import type { Authority } from '../authority/authority.ts';
import { raiseBoard } from '../board/raise.ts';
import { writeAudit } from '../competitions/audit.ts';
import type { Tx } from '../db/database.ts';
import { lockCompetition } from '../entries/enter.ts';

const statement = {
  name: 'entries.assign_numbers',
  text: `
    with without as (
      select e.id, row_number() over (order by k.position, lower(p.last_name), lower(p.first_name), e.id) as nth
      from entry e
      join category k on k.competition_id = e.competition_id and k.id = e.category_id
      join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
      where e.competition_id = $1 and e.advanced_from is null and e.competitor_number is null
    ), free as (
      select n, row_number() over (order by n) as nth
      from generate_series($2::integer, $2::integer + (select count(*)::integer from entry where competition_id = $1)) as n
      where not exists (select from entry where competition_id = $1 and competitor_number = n::text)
    )
    update entry e set competitor_number = free.n::text, version = b.version
    from without join free using (nth), category_board b
    where e.competition_id = $1 and e.id = without.id
      and b.competition_id = e.competition_id and b.category_id = e.category_id
    returning e.id`,
};

/** Gives everybody without a number the next free one, by category and name. Answers how many got one, and which boards changed. */
export async function assignNumbers(
  tx: Tx,
  { competition: { uuid: competition }, actor }: Authority,
  first: number,
): Promise<{ readonly assigned: number; readonly categories: readonly string[] }> {
  await lockCompetition(tx, competition);
  const found = await tx.kysely
    .selectFrom('entry')
    .select('category_id')
    .distinct()
    .where('competition_id', '=', competition)
    .where('competitor_number', 'is', null)
    .orderBy('category_id')
    .execute();
  const categories = found.map(({ category_id }) => category_id);
  for (const category of categories) await raiseBoard(tx, competition, category, { reset: true });
  const rows = await tx.rows<{ id: string }>(statement, [competition, first]);
  if (rows.length > 0) {
    const details = { first, assigned: rows.length };
    await writeAudit(tx, { competition, actor: actor.profile, kind: 'numbers.assigned', details });
  }
  return { assigned: rows.length, categories };
}
