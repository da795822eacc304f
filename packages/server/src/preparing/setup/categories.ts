import type { CategoryBody, CategoryPatch } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { requireGroups } from '../../competition/known-groups.ts';
import type { Tx } from '../../platform/db/database.ts';
import { fillFreePlaces } from '../../entering/waiting/waiting-list.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { refuseYears } from './birth-years.ts';
import { addedToSetup, changeSetup } from './change-setup.ts';
import { moveTo, nextPosition } from './order.ts';
import { recordToWrite, storedRecord } from './record-to-beat.ts';

type Seen = number | undefined;

/**
 * Adds a category with its board, last in its stage. If no route groups are named, it climbs those that all
 * other categories of the stage climb.
 *
 * @returns its uuid
 * @throws Refusal 400 for an unknown stage or group, years of birth in the wrong order, and a record that cannot be
 */
export async function createCategory(
  tx: Tx,
  authority: Authority,
  body: CategoryBody,
  seen: Seen,
): Promise<string> {
  const competition = authority.competition.uuid;
  const {
    uuid = newId(),
    name,
    capacity = null,
    bornFrom = null,
    bornTo = null,
    stage,
    routeGroups,
    ...more
  } = body;
  if (await addedToSetup(tx, 'category', competition, { uuid, name }, seen)) return uuid;
  const stageId = await stageOf(tx, competition, stage);
  const groups = routeGroups ?? (await sharedGroups(tx, competition, stageId));
  const mine = { competitionId: competition, categoryId: uuid };
  const record = await recordToWrite(tx, { competition, stage: stageId, before: null }, more);
  await tx.kysely
    .insertInto('category')
    .values({
      competitionId: competition,
      id: mine.categoryId,
      stageId,
      name,
      capacity,
      bornFrom,
      bornTo,
      ...more,
      ...record,
      position: await nextPosition(tx, 'category', competition),
    })
    .execute()
    .catch(refuseYears);
  await tx.kysely.insertInto('categoryBoard').values(mine).execute();
  await requireGroups(tx, competition, groups);
  const members = [...new Set(groups)].map((routeGroupId) => ({ ...mine, routeGroupId }));
  if (members.length > 0) await tx.kysely.insertInto('routeGroupCategory').values(members).execute();
  await auditOf(tx, authority, 'category.created', { category: mine.categoryId, name });
  return mine.categoryId;
}

/**
 * Changes only the fields sent of a category. If there is more room, people on the waiting list move up; another
 * handicap or record to beat makes its board again.
 *
 * @returns categories whose boards changed
 * @throws Refusal 404 for an unknown category; 400 for years of birth in the wrong order, and a record that cannot be
 */
export async function changeCategory(
  tx: Tx,
  authority: Authority,
  category: string,
  { position, ...sent }: CategoryPatch,
  seen: Seen,
): Promise<readonly string[]> {
  const competition = authority.competition.uuid;
  await changeSetup(tx, competition, seen);
  const { stage, siblings } = await siblingsOf(tx, competition, category);
  const before = await storedRecord(tx, competition, category);
  const said = { ...sent, ...(await recordToWrite(tx, { competition, stage, before }, sent)) };
  if (Object.keys(said).length > 0) {
    await tx.kysely
      .updateTable('category')
      .set(said)
      .where('competitionId', '=', competition)
      .where('id', '=', category)
      .execute()
      .catch(refuseYears);
  }
  if (position !== undefined) {
    await moveTo(tx, 'category', competition, { ids: siblings, id: category, place: position });
  }
  await auditOf(tx, authority, 'category.changed', { category, ...said, position });
  const filled = said.capacity === undefined ? [] : await fillFreePlaces(tx, competition);
  const { handicapPercent, handicapPoints, recordMs, recordHolder } = said;
  const ranksAgain = [handicapPercent, handicapPoints, recordMs, recordHolder].some(
    (one) => one !== undefined,
  );
  return ranksAgain ? [...new Set([category, ...filled])] : filled;
}

async function stageOf(tx: Tx, competition: string, wanted: string | undefined): Promise<string> {
  const stages = await tx.kysely
    .selectFrom('stage')
    .select('id')
    .where('competitionId', '=', competition)
    .orderBy('position')
    .execute();
  const found = wanted === undefined ? stages[0] : stages.find(({ id }) => id === wanted);
  if (!found) throw invalid('There is no such stage.', { stage: ['Unknown stage.'] });
  return found.id;
}

const shared = {
  name: 'category.shared_groups',
  text: `
    select c.route_group_id as id
    from route_group_category c join category k on k.competition_id = c.competition_id and k.id = c.category_id
    where c.competition_id = $1 and k.stage_id = $2
    group by c.route_group_id
    having count(*) = (select count(*) from category where competition_id = $1 and stage_id = $2)`,
};

/** The route groups that all categories of a stage climb. */
export async function sharedGroups(tx: Tx, competition: string, stage: string): Promise<string[]> {
  return (await tx.rows<{ id: string }>(shared, [competition, stage])).map(({ id }) => id);
}

/** The stage of a category, and all categories of it, in order. @throws Refusal 404 */
export async function siblingsOf(
  tx: Tx,
  competition: string,
  category: string,
): Promise<{ stage: string; siblings: string[] }> {
  const all = await tx.kysely
    .selectFrom('category')
    .select(['id', 'stageId'])
    .where('competitionId', '=', competition)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const found = all.find(({ id }) => id === category);
  if (!found) throw notFound('category');
  const { stageId: stage } = found;
  return { stage, siblings: all.filter(({ stageId }) => stageId === stage).map(({ id }) => id) };
}
