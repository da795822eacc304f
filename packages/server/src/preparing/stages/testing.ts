import type { Database } from '../../platform/db/database.ts';
import type { TestCompetition } from '../../following/competitions/testing.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import { newId } from '../../platform/ids.ts';

export interface TestStage {
  readonly id: string;
  /** Women. */
  readonly category: string;
  /** A boulder with one zone, in this stage only. */
  readonly route: string;
}

/** A final of the first category, with its own boulder; not opened yet. */
export async function aFinal(db: Database, { id, venue }: TestCompetition): Promise<TestStage> {
  const [final, category, group, route] = [newId(), newId(), newId(), newId()];
  const mine = { competitionId: id };
  const { kysely } = db;
  await kysely
    .insertInto('stage')
    .values({ ...mine, id: final, name: 'Final', position: 1 })
    .execute();
  await kysely
    .insertInto('category')
    .values({ ...mine, id: category, stageId: final, name: 'Women', position: 0 })
    .execute();
  await kysely
    .insertInto('categoryBoard')
    .values({ ...mine, categoryId: category })
    .execute();
  await kysely
    .insertInto('route')
    .values({
      id: route,
      venueId: venue,
      name: 'Final 1',
      circuitNumber: 'F1',
      climbType: 'BOULDER',
      segmentsCount: 1,
    })
    .execute();
  await kysely
    .insertInto('routeGroup')
    .values({ ...mine, id: group, name: 'Final' })
    .execute();
  await kysely
    .insertInto('routeGroupCategory')
    .values({ ...mine, routeGroupId: group, categoryId: category })
    .execute();
  await kysely
    .insertInto('routeGroupRoute')
    .values({ ...mine, routeGroupId: group, routeId: route, number: 1 })
    .execute();
  await raiseConfig(db, id);
  return { id: final, category, route };
}
