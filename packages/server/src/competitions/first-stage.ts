import type { CompetitionBody } from '@topout/contract';
import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { refuseYears } from '../setup/birth-years.ts';

/** One stage to begin with; each category with its board, and all of them in one route group. @returns the group */
export async function insertStage(
  tx: Tx,
  competition: string,
  bodies: CompetitionBody['categories'],
): Promise<string> {
  const stage = newId();
  await tx.kysely
    .insertInto('stage')
    .values({ competition_id: competition, id: stage, name: 'Qualification', position: 0 })
    .execute();
  const categories = bodies.map(({ name, capacity, born_from, born_to }, position) => ({
    competition_id: competition,
    id: newId(),
    stage_id: stage,
    name,
    position,
    capacity: capacity ?? null,
    born_from: born_from ?? null,
    born_to: born_to ?? null,
  }));
  await tx.kysely.insertInto('category').values(categories).execute().catch(refuseYears);
  const boards = categories.map(({ id }) => ({ competition_id: competition, category_id: id }));
  await tx.kysely.insertInto('category_board').values(boards).execute();

  const group = newId();
  await tx.kysely
    .insertInto('route_group')
    .values({ competition_id: competition, id: group, name: 'All routes' })
    .execute();
  const members = categories.map(({ id }) => ({
    competition_id: competition,
    route_group_id: group,
    category_id: id,
  }));
  await tx.kysely.insertInto('route_group_category').values(members).execute();
  return group;
}
