import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { formats } from './formats.ts';
import { insertRoutes, stageName } from './insert-round.ts';
import type { RoundFile } from './round-file.ts';

type Format = NonNullable<(typeof formats)[string]>;

/**
 * Creates the next stage of a competition with its category and routes, not opened yet. Returns the routes.
 */
export async function insertStage(
  tx: Tx,
  competition: string,
  round: RoundFile,
  format: Format,
): Promise<string[]> {
  const { position } = await tx.kysely
    .selectFrom('stage')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('competitionId', '=', competition)
    .executeTakeFirstOrThrow();
  const [stage, category, group] = [newId(), newId(), newId()];
  const mine = { competitionId: competition };
  await tx.kysely
    .insertInto('stage')
    .values({
      ...mine,
      id: stage,
      name: stageName(round),
      position: position + 1,
      scoringSystem: format.system,
      scoring: JSON.stringify({ ...format.scoring, ...round.scoring }),
    })
    .execute();
  const name = round.category.slice(0, 100);
  await tx.kysely
    .insertInto('category')
    .values({ ...mine, id: category, stageId: stage, name, position: 0 })
    .execute();
  await tx.kysely
    .insertInto('categoryBoard')
    .values({ ...mine, categoryId: category })
    .execute();
  await tx.kysely
    .insertInto('routeGroup')
    .values({ ...mine, id: group, name: stageName(round) })
    .execute();
  await tx.kysely
    .insertInto('routeGroupCategory')
    .values({ ...mine, routeGroupId: group, categoryId: category })
    .execute();
  const routes = await insertRoutes(tx, competition, group, format.routes(round));
  await raiseConfig(tx, competition);
  return routes;
}

const statement = {
  name: 'import.absent',
  text: `
    update entry e set status = $4 from category k
    where k.competition_id = $1 and k.stage_id = $2 and e.competition_id = $1 and e.category_id = k.id
      and e.profile_id = any ($3::uuid[])`,
};

/** Marks people who advanced, but did not start or were disqualified. */
export const markAbsent = (
  tx: Tx,
  competition: string,
  stage: string,
  profiles: readonly string[],
  status: 'DNS' | 'DSQ',
): Promise<unknown> => tx.rows(statement, [competition, stage, profiles, status]);
