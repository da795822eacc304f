import type { CompetitionSnapshot, StageRef } from '../../competition/authority/competition-snapshot.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { sharedGroups } from '../setup/categories.ts';

/**
 * The category of the same name in another stage; created if there is none, climbing what all others there
 * climb.
 */
export async function nextCategory(
  tx: Tx,
  { uuid: competition, categories }: CompetitionSnapshot,
  stage: StageRef,
  name: string,
): Promise<string> {
  const known = categories.find((category) => category.stage === stage.uuid && category.name === name);
  if (known) return known.uuid;
  const id = newId();
  const groups = await sharedGroups(tx, competition, stage.uuid);
  const position = categories.findIndex((category) => category.name === name);
  const {
    handicapPercent = null,
    handicapPoints = null,
    recordMs = null,
    recordHolder = null,
  } = categories[position] ?? {};
  await tx.kysely
    .insertInto('category')
    .values({
      competitionId: competition,
      id,
      stageId: stage.uuid,
      name,
      position,
      handicapPercent,
      handicapPoints,
      recordMs,
      recordHolder,
    })
    .execute();
  await tx.kysely
    .insertInto('categoryBoard')
    .values({ competitionId: competition, categoryId: id })
    .execute();
  const members = groups.map((routeGroupId) => ({
    competitionId: competition,
    categoryId: id,
    routeGroupId,
  }));
  if (members.length > 0) await tx.kysely.insertInto('routeGroupCategory').values(members).execute();
  return id;
}
