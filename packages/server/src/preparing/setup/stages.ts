import type { NewStageBody, StagePatch } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { resetBoards } from '../../competition/boards/raise.ts';
import { auditOf } from '../../competition/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { deleteCategories } from './delete-categories.ts';
import { addedToSetup, changeSetup } from './change-setup.ts';
import { moveTo, nextPosition } from './order.ts';

type Seen = number | undefined;

/** Adds a stage, last in order. Sent again with its id, it is there once. @throws Refusal as `addedBefore` */
export async function createStage(
  tx: Tx,
  authority: Authority,
  { uuid: id = newId(), name, scoringSystem = null, plannedQuota = null }: NewStageBody,
  seen: Seen,
): Promise<void> {
  const competition = authority.competition.uuid;
  if (await addedToSetup(tx, 'stage', competition, { uuid: id, name }, seen)) return;
  const position = await nextPosition(tx, 'stage', competition);
  await tx.kysely
    .insertInto('stage')
    .values({ competitionId: competition, id, name, scoringSystem, plannedQuota, position })
    .execute();
  await auditOf(tx, authority, 'stage.created', { stage: id, name });
}

/**
 * Changes only the fields sent of a stage.
 *
 * @returns categories whose boards changed: all of them if the scoring did
 * @throws Refusal 404 for an unknown stage
 */
export async function changeStage(
  tx: Tx,
  authority: Authority,
  stage: string,
  { position, ...patch }: StagePatch,
  seen: Seen,
): Promise<readonly string[]> {
  const competition = authority.competition.uuid;
  const stages = await stagesWith(tx, competition, stage, seen);
  if (Object.keys(patch).length > 0) {
    await tx.kysely
      .updateTable('stage')
      .set(patch)
      .where('competitionId', '=', competition)
      .where('id', '=', stage)
      .execute();
  }
  if (position !== undefined) {
    await moveTo(tx, 'stage', competition, { ids: stages, id: stage, place: position });
  }
  await auditOf(tx, authority, 'stage.changed', { stage, ...patch, position });
  return patch.scoringSystem === undefined ? [] : resetBoards(tx, competition);
}

/**
 * Deletes a stage with its categories and the route groups that no other category climbs.
 *
 * @returns the remaining categories, whose boards may have changed
 * @throws Refusal 404; 409 for the only stage, one with entries, and in a hall one with published results
 */
export async function deleteStage(
  tx: Tx,
  authority: Authority,
  stage: string,
  seen: Seen,
): Promise<readonly string[]> {
  const competition = authority.competition.uuid;
  const stages = await stagesWith(tx, competition, stage, seen);
  if (stages.length === 1) throw conflict('stage.only', 'A competition needs at least one stage.');
  await requireUnpublished(tx, competition, stage);
  const categories = await tx.kysely
    .selectFrom('category')
    .select('id')
    .where('competitionId', '=', competition)
    .where('stageId', '=', stage)
    .execute();
  const changed = await deleteCategories(
    tx,
    competition,
    categories.map(({ id }) => id),
  );
  await tx.kysely
    .deleteFrom('stage')
    .where('competitionId', '=', competition)
    .where('id', '=', stage)
    .execute();
  await auditOf(tx, authority, 'stage.deleted', { stage });
  return changed;
}

const lockStatement = {
  name: 'stage.lock',
  text: 'select from stage where competition_id = $1 and id = $2 for update',
};
const publishedStatement = {
  name: 'stage.published_in_hall',
  text: `select from publication join mirror using (competition_id)
    where competition_id = $1 and stage_id = $2 limit 1`,
};

/** The cloud gives nothing away that a hall has published (decision 103). @throws Refusal 409 */
async function requireUnpublished(tx: Tx, competition: string, stage: string): Promise<void> {
  await tx.rows(lockStatement, [competition, stage]);
  if ((await tx.rows(publishedStatement, [competition, stage])).length > 0)
    throw conflict(
      'stage.published',
      'Results of this stage were published, and the cloud keeps them. Delete it once the cloud has the competition back.',
    );
}

/** Begins a change to a stage. @returns all stages in order. @throws Refusal 404 if it is none of them */
async function stagesWith(tx: Tx, competition: string, stage: string, seen: Seen): Promise<string[]> {
  await changeSetup(tx, competition, seen);
  const stages = await tx.kysely
    .selectFrom('stage')
    .select('id')
    .where('competitionId', '=', competition)
    .orderBy('position')
    .execute();
  const ids = stages.map(({ id }) => id);
  if (!ids.includes(stage)) throw notFound('stage');
  return ids;
}
