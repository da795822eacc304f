import type { Authority } from '../../competition/authority/authority.ts';
import type { StageRef } from '../../competition/authority/competition-snapshot.ts';
import { raiseBoard } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Deals entries out in turn by their best rank so far, and by lot if there is none. One group means none. */
const statement = {
  name: 'stage.draw_groups',
  text: `
    update entry e set version = $4, starting_group = case when $3 > 1 then chr(65 + (drawn.place % $3)::int) end
    from (
      select id, row_number() over (order by previous_ranks, md5(id::text)) - 1 as place
      from entry where competition_id = $1 and category_id = $2
    ) drawn
    where e.competition_id = $1 and e.id = drawn.id`,
};

/**
 * Divides each category of a stage into starting groups A, B …
 *
 * @returns the categories, whose boards have all changed
 */
export async function drawGroups(
  tx: Tx,
  { competition, actor }: Authority,
  stage: StageRef,
  groups: number,
): Promise<readonly string[]> {
  const categories = competition.categories
    .filter((category) => category.stage === stage.uuid)
    .map(({ uuid }) => uuid)
    .toSorted();
  for (const category of categories) {
    const version = await raiseBoard(tx, competition.uuid, category, { reset: true });
    await tx.rows(statement, [competition.uuid, category, groups, version]);
  }
  await auditOf(tx, { competition, actor }, 'stage.changed', { stage: stage.uuid, groups });
  return categories;
}
