import { yearIn } from '@topout/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { sanitiseSvg } from '../../../preparing/venues/svg/sanitise-svg.ts';
import { demoAccounts } from '../accounts.ts';
import { demoId, gymCompetitionId } from '../demo-ids.ts';
import { insertCompetition } from '../insert-competition.ts';
import { type DemoHashes, insertEntries, insertPeople } from '../people.ts';
import { createRandom } from '../random.ts';
import { climbSession, type Visit } from '../session.ts';
import { demoVenues } from '../venues.ts';
import { demoCategories } from './categories.ts';
import { drawFloorMap } from './floor-map.ts';
import { demoJudgingGroups, demoJudges } from './judges.ts';
import { drawField } from './people.ts';
import { demoRoutes } from './routes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const competition = gymCompetitionId;
const mine = { competitionId: competition };
const map = demoId('map', 1);

/** How long it has been running when the demo begins, milliseconds. */
export const climbedMs = 2 * hour;

/** Runs for six hours and is in its third when the demo begins. */
export const gymTimes = (nowMs: number) => ({
  startsAt: new Date(nowMs - climbedMs),
  endsAt: new Date(nowMs + 4 * hour),
});

/** The gym, its people and its competition, up to the moment before the first attempt. */
export async function insertGym(tx: Tx, nowMs: number, hashes: DemoHashes): Promise<void> {
  const { competitors, parents } = drawField(yearIn('UTC', nowMs));
  const newcomers = competitors.filter(({ id }) => id !== demoAccounts.competitor.id);
  await insertPeople(tx, [...demoJudges, ...parents, ...newcomers], hashes, nowMs - 40 * day);
  await insertRoutes(tx);
  await insertCompetition(tx, {
    id: competition,
    name: 'Tidemill Autumn Open',
    ...gymTimes(nowMs),
    judgeKey: 'TIDEMILL',
    headerColour: '#14532d',
    leagueId: demoId('league', 1),
    venue: demoVenues.tidemill.id,
    stage: demoId('stage', 1),
    settings: {
      hasCompetitorNumbers: true,
      hasDynamicRouteNumbering: true,
      judgesCanBeParents: true,
      judgeCompetitorPermissions: 'ADD',
    },
    categories: demoCategories.map(({ routes, ...category }) => ({
      ...category,
      bornFrom: category.oldest === null ? null : yearIn('UTC', nowMs) - category.oldest,
      routes: routes.map(({ id }) => id),
    })),
  });
  await insertJudgingGroups(tx, nowMs);
  const entries = competitors.map(({ id, entry, category, competitorNumber }, index) => ({
    profile: id,
    id: entry,
    category: category.id,
    competitorNumber,
    createdAt: new Date(nowMs - 20 * day + index * 3 * hour),
  }));
  await insertEntries(tx, competition, entries);
}

async function insertRoutes(tx: Tx): Promise<void> {
  const venueId = demoVenues.tidemill.id;
  await tx.kysely
    .insertInto('map')
    .values({ id: map, venueId, name: 'Ground floor', ...sanitiseSvg(drawFloorMap()).drawing })
    .execute();
  const routes = demoRoutes.map(({ id, name, colors, climbType, segmentsCount, x, y }, index) => ({
    id,
    venueId,
    name,
    circuitNumber: String(index + 1),
    colors,
    climbType,
    segmentsCount,
    mapId: map,
    mapX: x,
    mapY: y,
  }));
  await tx.kysely.insertInto('route').values(routes).execute();
}

async function insertJudgingGroups(tx: Tx, nowMs: number): Promise<void> {
  const groups = demoJudgingGroups.map(({ id, name }, position) => ({ ...mine, id, name, position }));
  const judges = demoJudgingGroups.flatMap((group) =>
    group.judges.map((profileId) => ({ ...mine, judgingGroupId: group.id, profileId })),
  );
  const routes = demoJudgingGroups.flatMap((group) =>
    demoRoutes
      .filter(({ wall }) => wall === group.name)
      .map(({ id }) => ({ ...mine, judgingGroupId: group.id, routeId: id })),
  );
  const roles = judges.map(({ profileId }, index) => ({
    ...mine,
    profileId,
    role: 'JUDGE' as const,
    lastSeenAt: new Date(nowMs - index * 40_000),
  }));
  await tx.kysely.insertInto('competitionRole').values(roles).execute();
  await tx.kysely.insertInto('judgingGroup').values(groups).execute();
  await tx.kysely.insertInto('judgingGroupJudge').values(judges).execute();
  await tx.kysely.insertInto('judgingGroupRoute').values(routes).execute();
}

/** Everything climbed in the first two hours; always the same for the same start. */
export function gymVisits(startsMs: number): readonly Visit[] {
  const { competitors } = drawField(yearIn('UTC', startsMs));
  const climbers = competitors.map(({ id, ability, category }) => ({ id, ability, routes: category.routes }));
  const window = { fromMs: startsMs, untilMs: startsMs + climbedMs - 20_000, rest: [6, 13] as const };
  return climbSession(climbers, window, createRandom(5));
}
