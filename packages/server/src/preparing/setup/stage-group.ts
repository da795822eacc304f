import type { Tx } from '../../platform/db/database.ts';
import { invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { nextPosition } from './order.ts';

const own = {
  name: 'route_group.of_stage',
  text: `
    select g.id from route_group g
    where g.competition_id = $1
      and exists (select from route_group_category m where m.competition_id = $1 and m.route_group_id = g.id)
      and not exists (select from route_group_category m
        join category k on k.competition_id = m.competition_id and k.id = m.category_id
        where m.competition_id = $1 and m.route_group_id = g.id and k.stage_id <> $2)
      and not exists (select from category k where k.competition_id = $1 and k.stage_id = $2
        and not exists (select from route_group_category m
          where m.competition_id = $1 and m.route_group_id = g.id and m.category_id = k.id))
    order by g.position, g.id limit 1`,
};

const copyCategories = {
  name: 'stage.copy_categories',
  text: `
    with made as (
      insert into category (competition_id, id, stage_id, name, position, handicap_percent, handicap_points, record_ms, record_holder)
      select $1, new.id, $2, k.name, k.position, k.handicap_percent, k.handicap_points, k.record_ms, k.record_holder
      from (select name, position, handicap_percent, handicap_points, record_ms, record_holder, row_number() over (order by position, id) as place from category
        where competition_id = $1 and stage_id = $3) k
      join unnest($4::uuid[]) with ordinality as new (id, place) on new.place = k.place
      returning id)
    insert into category_board (competition_id, category_id) select $1, id from made`,
};

const climb = {
  name: 'route_group.climbed_by_stage',
  text: `
    insert into route_group_category (competition_id, route_group_id, category_id)
    select $1, $2, id from category where competition_id = $1 and stage_id = $3`,
};

/**
 * The route group that all categories of a stage climb, but no other stage. Created if there is none, so that
 * routes of a final never change a qualification. A stage without categories gets those of the previous
 * stage, as when people advance.
 *
 * @throws Refusal 400 for an unknown stage
 */
export async function groupOfStage(tx: Tx, competition: string, stage: string): Promise<string> {
  const stages = await tx.kysely
    .selectFrom('stage')
    .select(['id', 'name'])
    .where('competitionId', '=', competition)
    .orderBy('position')
    .execute();
  const index = stages.findIndex(({ id }) => id === stage);
  const found = stages[index];
  if (!found) throw invalid('There is no such stage.', { stage: ['Unknown stage.'] });
  await giveCategories(tx, competition, stage, stages[index - 1]?.id ?? null);
  const [known] = await tx.rows<{ id: string }>(own, [competition, stage]);
  if (known) return known.id;
  const id = newId();
  const position = await nextPosition(tx, 'routeGroup', competition);
  await tx.kysely
    .insertInto('routeGroup')
    .values({ competitionId: competition, id, name: found.name, position })
    .execute();
  await tx.rows(climb, [competition, id, stage]);
  return id;
}

/** @throws Refusal 400 if there are none to copy */
async function giveCategories(tx: Tx, competition: string, stage: string, before: string | null) {
  const count = async (of: string) => {
    const { n } = await tx.kysely
      .selectFrom('category')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('competitionId', '=', competition)
      .where('stageId', '=', of)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  if ((await count(stage)) > 0) return;
  const wanted = before === null ? 0 : await count(before);
  if (wanted === 0) {
    throw invalid('This stage has no categories yet.', { stage: ['Give it categories first.'] });
  }
  const ids = Array.from({ length: wanted }, newId);
  await tx.rows(copyCategories, [competition, stage, before, ids]);
}
