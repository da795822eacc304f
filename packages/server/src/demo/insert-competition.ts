import type { Insertable } from 'kysely';
import type { StoredRules } from '../authority/rules.ts';
import type { Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { demoAccounts } from './accounts.ts';

export interface CategoryPlan {
  readonly id: string;
  /** A route group of the same name. */
  readonly group: string;
  readonly name: string;
  readonly capacity?: number | null;
  readonly born_from?: number | null;
  /** Route uuids, in the order of their numbers. */
  readonly routes: readonly string[];
}

type Columns = Omit<Insertable<Schema['competition']>, 'settings' | 'master_judge_id'>;

export interface CompetitionPlan extends Columns {
  readonly settings: StoredRules;
  readonly venue: string;
  readonly stage: string;
  readonly closed_at?: Date;
  readonly categories: readonly CategoryPlan[];
}

/** A competition of the demo organiser with one stage, and a route group for each category. */
export async function insertCompetition(tx: Tx, plan: CompetitionPlan): Promise<void> {
  const { settings, venue, stage, categories, closed_at = null, ...columns } = plan;
  const mine = { competition_id: columns.id };
  const master = demoAccounts.organiser.id;
  const { kysely } = tx;
  await kysely
    .insertInto('competition')
    .values({ ...columns, master_judge_id: master, settings: JSON.stringify(settings) })
    .execute();
  await kysely
    .insertInto('competition_venue')
    .values({ ...mine, venue_id: venue })
    .execute();
  await kysely
    .insertInto('stage')
    .values({
      ...mine,
      id: stage,
      name: 'Qualification',
      position: 0,
      pending_results: !closed_at,
      closed_at,
    })
    .execute();
  const named = categories.map(({ id, name, capacity = null, born_from = null }, position) => ({
    ...mine,
    id,
    stage_id: stage,
    name,
    position,
    capacity,
    born_from,
  }));
  await kysely.insertInto('category').values(named).execute();
  await kysely
    .insertInto('category_board')
    .values(categories.map(({ id }) => ({ ...mine, category_id: id })))
    .execute();
  await kysely
    .insertInto('route_group')
    .values(categories.map(({ group, name }, position) => ({ ...mine, id: group, name, position })))
    .execute();
  await kysely
    .insertInto('route_group_category')
    .values(categories.map(({ id, group }) => ({ ...mine, route_group_id: group, category_id: id })))
    .execute();
  const numbered = categories.flatMap(({ group, routes }) =>
    routes.map((route_id, index) => ({ ...mine, route_group_id: group, route_id, number: index + 1 })),
  );
  if (numbered.length > 0) await kysely.insertInto('route_group_route').values(numbered).execute();
  await kysely
    .insertInto('competition_role')
    .values({ ...mine, profile_id: master, role: 'MASTER' })
    .execute();
}
