import type { ConfirmedBy, ScoredBy } from '@topout/domain';
import type { Insertable } from 'kysely';
import type { StoredRules } from '../../competition/authority/rules.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { demoAccounts } from './accounts.ts';

export interface CategoryPlan {
  readonly id: string;
  /** The name of its route group, too. */
  readonly group: string;
  readonly name: string;
  readonly capacity?: number | null;
  readonly bornFrom?: number | null;
  /** Who logs its results; judges, unless it says so. */
  readonly scoredBy?: ScoredBy;
  readonly confirmedBy?: ConfirmedBy;
  /** Route uuids, by number. */
  readonly routes: readonly string[];
}

type Columns = Omit<Insertable<Schema['competition']>, 'settings' | 'masterJudgeId'>;

export interface CompetitionPlan extends Columns {
  readonly settings: StoredRules;
  readonly venue: string;
  readonly stage: string;
  /** Of its one stage; without it, a qualification. */
  readonly stageName?: string;
  readonly closedAt?: Date;
  readonly categories: readonly CategoryPlan[];
}

/** A competition by the demo organiser with one stage, and a route group for each category. */
export async function insertCompetition(tx: Tx, plan: CompetitionPlan): Promise<void> {
  const {
    settings,
    venue,
    stage,
    stageName = 'Qualification',
    categories,
    closedAt = null,
    ...columns
  } = plan;
  const mine = { competitionId: columns.id };
  const master = demoAccounts.organiser.id;
  const { kysely } = tx;
  await kysely
    .insertInto('competition')
    .values({ ...columns, masterJudgeId: master, settings: JSON.stringify(settings) })
    .execute();
  await kysely
    .insertInto('competitionVenue')
    .values({ ...mine, venueId: venue })
    .execute();
  await kysely
    .insertInto('stage')
    .values({
      ...mine,
      id: stage,
      name: stageName,
      position: 0,
      ...(columns.scoringSystem && { scoringSystem: columns.scoringSystem }),
      pendingResults: !closedAt,
      closedAt,
    })
    .execute();
  const named = categories.map(({ id, name, capacity = null, bornFrom = null }, position) => ({
    ...mine,
    id,
    stageId: stage,
    name,
    position,
    capacity,
    bornFrom,
  }));
  await kysely.insertInto('category').values(named).execute();
  await kysely
    .insertInto('categoryBoard')
    .values(categories.map(({ id }) => ({ ...mine, categoryId: id })))
    .execute();
  await kysely
    .insertInto('routeGroup')
    .values(
      categories.map(({ group, name, scoredBy = 'JUDGES', confirmedBy = 'NOBODY' }, position) => ({
        ...mine,
        id: group,
        name,
        position,
        scoredBy,
        confirmedBy,
      })),
    )
    .execute();
  await kysely
    .insertInto('routeGroupCategory')
    .values(categories.map(({ id, group }) => ({ ...mine, routeGroupId: group, categoryId: id })))
    .execute();
  const numbered = categories.flatMap(({ group, routes }) =>
    routes.map((routeId, index) => ({ ...mine, routeGroupId: group, routeId, number: index + 1 })),
  );
  if (numbered.length > 0) await kysely.insertInto('routeGroupRoute').values(numbered).execute();
  await kysely
    .insertInto('competitionRole')
    .values({ ...mine, profileId: master, role: 'MASTER' })
    .execute();
}
