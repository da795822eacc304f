import {
  type BoardRoute,
  climbersScore,
  climbsGroup,
  type ConfirmedBy,
  confirmedTogether,
  type Role,
  type ScoredBy,
  scoredTogether,
  type ScoringSettings,
  type ScoringSystem,
  yearIn,
} from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { judgedElsewhere } from './elsewhere.ts';
import { timeZoneOf } from './time-zone.ts';
import type {
  CategoryRef,
  CompetitionSnapshot,
  StageRef,
  PersonStanding,
  WaveRef,
} from './competition-snapshot.ts';
import { mergedRules, type StoredRules } from './rules.ts';

/** One statement, hence one moment. */
const snapshotStatement = {
  name: 'authority.snapshot',
  text: `
    select c.id, c.name, c.config_version, c.starts_at, c.ends_at, c.cancelled_at is not null as cancelled,
      c.master_judge_id, c.live_leaderboard, c.scoring_system, c.settings,
      ${timeZoneOf('c.id')} as time_zone, ${judgedElsewhere('c.id')} as judged_elsewhere,
      (select coalesce(json_agg(json_build_object('uuid', id, 'name', name, 'position', position,
          'pending', pending_results, 'opened', opened_at is not null, 'system', scoring_system, 'scoring', scoring,
          'planned_quota', planned_quota)
          order by position), '[]')
        from stage where competition_id = c.id) as stages,
      (select coalesce(json_agg(json_build_object('uuid', id, 'name', name, 'stage', stage_id,
          'handicap_percent', handicap_percent, 'handicap_points', handicap_points, 'record_ms', record_ms, 'record_holder', record_holder) order by position), '[]')
        from category where competition_id = c.id) as categories,
      (select coalesce(json_agg(json_build_object('group', g.route_group_id, 'scored_by', o.scored_by,
          'climbers_queue', o.climbers_queue, 'confirmed_by', o.confirmed_by, 'route', json_build_object(
          'uuid', r.id, 'climb_type', r.climb_type, 'segments_count', r.segments_count))
          order by g.number, r.name, r.id), '[]')
        from route_group_route g join route r on r.id = g.route_id
        join route_group o on o.competition_id = g.competition_id and o.id = g.route_group_id
        where g.competition_id = c.id) as routes,
      (select coalesce(json_agg(json_build_object('group', route_group_id, 'category', category_id)), '[]')
        from route_group_category where competition_id = c.id) as group_categories,
      (select coalesce(json_agg(json_build_object('uuid', id, 'name', name,
          'start_ms', (extract(epoch from starts_at) * 1000)::bigint, 'end_ms', (extract(epoch from ends_at) * 1000)::bigint)
          order by starts_at, id), '[]')
        from wave where competition_id = c.id) as waves,
      (select coalesce(json_agg(json_build_object('profile', profile_id, 'role', role, 'state',
          case when revoked_at is not null then 'revoked' when pending then 'pending' else 'active' end)), '[]')
        from competition_role where competition_id = c.id) as roles,
      (select coalesce(json_agg(json_build_object('profile', j.profile_id, 'route', r.route_id)), '[]')
        from judging_group_judge j join judging_group_route r using (competition_id, judging_group_id)
        where j.competition_id = c.id) as assignments
    from competition c where c.id = $1`,
};

interface StageRow {
  uuid: string;
  name: string;
  position: number;
  pending: boolean;
  opened: boolean;
  system: ScoringSystem | null;
  scoring: Partial<ScoringSettings>;
  plannedQuota: number | null;
}

interface SnapshotRow {
  id: string;
  name: string;
  configVersion: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  cancelled: boolean;
  masterJudgeId: string;
  liveLeaderboard: boolean;
  scoringSystem: ScoringSystem;
  settings: StoredRules;
  stages: StageRow[];
  categories: CategoryRef[];
  routes: {
    group: string;
    scoredBy: ScoredBy;
    climbersQueue: boolean;
    confirmedBy: ConfirmedBy;
    route: BoardRoute;
  }[];
  groupCategories: { group: string; category: string }[];
  waves: WaveRef[];
  roles: { profile: string; role: Role; state: PersonStanding['state'] }[];
  assignments: { profile: string; route: string }[];
  judgedElsewhere: CompetitionSnapshot['judgedElsewhere'];
}

/** Reads a competition's snapshot; null if the competition does not exist. */
export async function loadSnapshot(
  db: Pick<Tx, 'rows'>,
  competition: string,
): Promise<CompetitionSnapshot | null> {
  const [row] = await db.rows<SnapshotRow>(snapshotStatement, [competition]);
  return row ? toSnapshot(row) : null;
}

function toSnapshot(row: SnapshotRow): CompetitionSnapshot {
  const rules = mergedRules(row.settings);
  const stages = stagesOf(row, rules.scoring);
  const categories = stages.flatMap(({ uuid }) => row.categories.filter(({ stage }) => stage === uuid));
  return {
    uuid: row.id,
    name: row.name,
    configVersion: row.configVersion,
    startMs: row.startsAt.getTime(),
    endMs: row.endsAt.getTime(),
    year: yearIn(row.timeZone, row.startsAt),
    cancelled: row.cancelled,
    masterJudge: row.masterJudgeId,
    liveLeaderboard: row.liveLeaderboard,
    scoringSystem: row.scoringSystem,
    rules,
    pendingResults: stages[0]?.pendingResults ?? true,
    stages,
    categories,
    routes: new Map(row.routes.map(({ route }) => [route.uuid, route])),
    ...routesByCategory(row, row.stages[0]?.uuid),
    waves: new Map(row.waves.map((wave) => [wave.uuid, wave])),
    people: peopleOf(row),
    judgedElsewhere: row.judgedElsewhere,
  };
}

/** The last opened stage comes first: it is the running one. The first stage needs no opening. */
function stagesOf({ stages, scoringSystem }: SnapshotRow, rules: ScoringSettings): readonly StageRef[] {
  const front = stages.findLastIndex(({ opened }, index) => opened || index === 0);
  const all = stages.map(
    ({ uuid, name, position, pending, opened, system, scoring, plannedQuota }, index): StageRef => ({
      uuid,
      name,
      position,
      pendingResults: pending && (opened || index === 0),
      scoringSystem: system ?? scoringSystem,
      scoring: { ...rules, ...lastTieBreaks(index === stages.length - 1), ...scoring },
      plannedQuota,
    }),
  );
  return [...all.slice(front, front + 1), ...all.filter((_, index) => index !== front)];
}

/** Podium tie-breaks of a final split nobody in earlier stages. (scoring rules, sections 4 and 6) */
const lastTieBreaks = (last: boolean): Partial<ScoringSettings> =>
  last ? {} : { timeTieBreak: 'none', podiumTieBreak: false };

function routesByCategory(
  { categories, routes, groupCategories }: SnapshotRow,
  first: string | undefined,
): Pick<CompetitionSnapshot, 'routesOf' | 'selfScoredOf' | 'selfQueuedOf' | 'confirmedOf'> {
  const named = Map.groupBy(groupCategories, ({ group }) => group);
  const groups = new Map(
    [...Map.groupBy(routes, ({ group }) => group).keys()].map((group) => [
      group,
      { categories: (named.get(group) ?? []).map(({ category }) => category) },
    ]),
  );
  const climbed = categories.map(({ uuid, stage }) => {
    const own = routes.filter(({ group }) => {
      const of = groups.get(group);
      return of !== undefined && climbsGroup(of, uuid, stage === first);
    });
    return { uuid, byRoute: Map.groupBy(own, ({ route }) => route.uuid) };
  });
  return {
    routesOf: new Map(
      climbed.map(({ uuid, byRoute }) => [uuid, [...byRoute.values()].flatMap(([one]) => one?.route ?? [])]),
    ),
    selfScoredOf: new Map(climbed.map(({ uuid, byRoute }) => [uuid, selfScored(byRoute)])),
    selfQueuedOf: new Map(climbed.map(({ uuid, byRoute }) => [uuid, selfQueued(byRoute)])),
    confirmedOf: new Map(climbed.map(({ uuid, byRoute }) => [uuid, confirmed(byRoute)])),
  };
}

/** Only the routes that not just judges score. */
function selfScored(
  byRoute: ReadonlyMap<string, readonly { readonly scoredBy: ScoredBy }[]>,
): ReadonlyMap<string, ScoredBy> {
  const all = [...byRoute].map(([route, groups]): [string, ScoredBy] => [
    route,
    scoredTogether(groups.map(({ scoredBy }) => scoredBy)),
  ]);
  return new Map(all.filter(([, scoredBy]) => climbersScore(scoredBy)));
}

/** A route in several groups of one category: one that says so is enough. */
function selfQueued(
  byRoute: ReadonlyMap<string, readonly { readonly climbersQueue: boolean }[]>,
): ReadonlySet<string> {
  const all = [...byRoute].filter(([, groups]) => groups.some(({ climbersQueue }) => climbersQueue));
  return new Set(all.map(([route]) => route));
}

/** Only the routes where results are to be confirmed. */
function confirmed(
  byRoute: ReadonlyMap<string, readonly { readonly confirmedBy: ConfirmedBy }[]>,
): ReadonlyMap<string, ConfirmedBy> {
  const all = [...byRoute].map(([route, groups]): [string, ConfirmedBy] => [
    route,
    confirmedTogether(groups.map(({ confirmedBy }) => confirmedBy)),
  ]);
  return new Map(all.filter(([, confirmedBy]) => confirmedBy !== 'NOBODY'));
}

/** The competition itself names its master judge, who needs no role row. (behaviour: who-may-what#roles) */
function peopleOf({
  roles,
  assignments,
  masterJudgeId: master,
}: SnapshotRow): ReadonlyMap<string, PersonStanding> {
  const assigned = new Map<string, Set<string>>();
  for (const { profile, route } of assignments) {
    assigned.set(profile, (assigned.get(profile) ?? new Set()).add(route));
  }
  return new Map(
    [...roles, { profile: master, role: 'MASTER', state: 'active' } as const].map(
      ({ profile, role, state }) => [
        profile,
        { role, state, assignedRoutes: assigned.get(profile) ?? new Set() },
      ],
    ),
  );
}
