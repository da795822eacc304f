import type { CompetitionBody } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { refuseYears } from '../setup/birth-years.ts';

/** The first stage; each category with its board, and all of them in one route group. @returns the group */
export async function insertStage(
  tx: Tx,
  competition: string,
  { categories: bodies, scoredBy = 'JUDGES' }: Pick<CompetitionBody, 'categories' | 'scoredBy'>,
): Promise<string> {
  const stage = newId();
  await tx.kysely
    .insertInto('stage')
    .values({ competitionId: competition, id: stage, name: 'Qualification', position: 0 })
    .execute();
  const categories = bodies.map(({ name, capacity, bornFrom, bornTo }, position) => ({
    competitionId: competition,
    id: newId(),
    stageId: stage,
    name,
    position,
    capacity: capacity ?? null,
    bornFrom: bornFrom ?? null,
    bornTo: bornTo ?? null,
  }));
  await tx.kysely.insertInto('category').values(categories).execute().catch(refuseYears);
  const boards = categories.map(({ id }) => ({ competitionId: competition, categoryId: id }));
  await tx.kysely.insertInto('categoryBoard').values(boards).execute();

  const group = newId();
  await tx.kysely
    .insertInto('routeGroup')
    .values({ competitionId: competition, id: group, name: 'All routes', scoredBy })
    .execute();
  const members = categories.map(({ id }) => ({
    competitionId: competition,
    routeGroupId: group,
    categoryId: id,
  }));
  await tx.kysely.insertInto('routeGroupCategory').values(members).execute();
  return group;
}
