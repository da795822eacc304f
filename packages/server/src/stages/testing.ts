import type { Database } from '../db/database.ts';
import type { TestCompetition } from '../competitions/testing.ts';
import { raiseConfig } from '../competitions/raise-config.ts';
import { newId } from '../ids.ts';

export interface TestStage {
  readonly id: string;
  /** Women. */
  readonly category: string;
  /** A boulder with one zone, of this stage only. */
  readonly route: string;
}

/** A final of the first category, with a boulder of its own; not opened yet. */
export async function aFinal(db: Database, { id, venue }: TestCompetition): Promise<TestStage> {
  const [final, category, group, route] = [newId(), newId(), newId(), newId()];
  const mine = { competition_id: id };
  const { kysely } = db;
  await kysely
    .insertInto('stage')
    .values({ ...mine, id: final, name: 'Final', position: 1 })
    .execute();
  await kysely
    .insertInto('category')
    .values({ ...mine, id: category, stage_id: final, name: 'Women', position: 0 })
    .execute();
  await kysely
    .insertInto('category_board')
    .values({ ...mine, category_id: category })
    .execute();
  await kysely
    .insertInto('route')
    .values({
      id: route,
      venue_id: venue,
      name: 'Final 1',
      circuit_number: 'F1',
      climb_type: 'BOULDER',
      segments_count: 1,
    })
    .execute();
  await kysely
    .insertInto('route_group')
    .values({ ...mine, id: group, name: 'Final' })
    .execute();
  await kysely
    .insertInto('route_group_category')
    .values({ ...mine, route_group_id: group, category_id: category })
    .execute();
  await kysely
    .insertInto('route_group_route')
    .values({ ...mine, route_group_id: group, route_id: route, number: 1 })
    .execute();
  await raiseConfig(db, id);
  return { id: final, category, route };
}
