import type { Category, Competition, RouteGroup } from '@topout/contract';
import type { Static } from 'typebox';
import { judgedElsewhere } from '../../competition/authority/elsewhere.ts';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import { isoUtc } from '../../platform/db/iso-utc.ts';
import { placesTaken } from '../../entering/entries/which-entry.ts';
import type { PublishedScope } from '../results/changes-since.ts';
import { boardsNow } from '../results/publications.queries.ts';
import { heldBack } from '../../competition/is-listed.ts';

export interface JudgingGroupRow {
  readonly uuid: string;
  readonly name: string;
  readonly version: number;
  readonly routes: readonly string[];
  readonly judges: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly email: string | null;
    readonly picture: string | null;
  }[];
}

/** What was given out last. */
export interface PublishedRow extends PublishedScope {
  readonly version: number;
  readonly final: boolean;
  readonly publishedAt: string;
}

/** What the snapshot of the authority does not hold: it is for people, not for rules. */
export interface CompetitionRow {
  readonly setupVersion: number;
  readonly listed: boolean;
  readonly heldBack: Competition['heldBack'];
  readonly headerColour: string;
  readonly judgeKey: string;
  readonly entriesOpenAt: Date | null;
  readonly entriesCloseAt: Date | null;
  readonly capacity: number | null;
  readonly leagueId: string | null;
  /** Entries that hold a place; those who wait for one do not. */
  readonly entryCount: number;
  readonly stages: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly openedAt: string | null;
    readonly closedAt: string | null;
    readonly quota: number | null;
    readonly plannedQuota: number | null;
    readonly planned: boolean;
    readonly published: PublishedRow | null;
    readonly categories: readonly Category[];
  }[];
  readonly published: PublishedRow | null;
  readonly routeGroups: readonly Static<typeof RouteGroup>[];
  readonly judgingGroups: readonly JudgingGroupRow[];
  readonly hall: Competition['hall'];
}

const judgingGroups = `
  select coalesce(json_agg(json_build_object('uuid', g.id, 'name', g.name, 'version', g.version,
      'routes', (select coalesce(json_agg(r.route_id order by r.route_id), '[]') from judging_group_route r
        where r.competition_id = g.competition_id and r.judging_group_id = g.id),
      'judges', (select coalesce(json_agg(json_build_object('uuid', p.id, 'picture', p.picture_id,
            'name', trim(p.first_name || ' ' || p.last_name), 'email', a.email)
          order by p.first_name, p.last_name, p.id), '[]')
        from judging_group_judge j join profile p on p.id = j.profile_id left join account a on a.profile_id = p.id
        where j.competition_id = g.competition_id and j.judging_group_id = g.id))
    order by g.position, g.id), '[]')
  from judging_group g where g.competition_id = $1`;

const published = (scope: string) => `
  select json_build_object('uuid', b.id, 'stage', b.stage_id, 'version', b.version, 'final', b.final,
    'published_at', b.published_at, 'boards_now', ${boardsNow})
  from publication b where b.competition_id = c.id and ${scope} order by b.version desc limit 1`;

/** Each undo takes one of the changes before it back, down to no plan at all. */
const planned = `
  select count(*) filter (where l.kind <> 'UNDO') > count(*) filter (where l.kind = 'UNDO')
  from plan_change l where l.competition_id = s.competition_id and l.stage_id = s.id`;

const one = {
  name: 'competition.one',
  text: `
    select c.setup_version, c.listed, ${heldBack} as held_back, c.header_colour, c.judge_key, c.entries_open_at, c.entries_close_at, c.capacity, c.league_id,
      ${placesTaken('c.id')} as entry_count,
      (select coalesce(json_agg(json_build_object('uuid', s.id, 'name', s.name,
          'opened_at', s.opened_at, 'closed_at', s.closed_at, 'quota', s.quota, 'planned_quota', s.planned_quota, 'planned', (${planned}),
          'published', (${published('b.stage_id = s.id')}),
          'categories', (select coalesce(json_agg(json_build_object('uuid', k.id, 'name', k.name,
              'capacity', k.capacity, 'quota', k.quota, 'born_from', k.born_from, 'born_to', k.born_to, 'handicap_percent', k.handicap_percent, 'handicap_points', k.handicap_points, 'record_ms', k.record_ms, 'record_holder', k.record_holder, 'is_full', case when k.capacity is null then false else k.capacity <= (
                select count(*) from entry e where e.competition_id = k.competition_id and e.category_id = k.id
                  and e.status <> 'WAITING') end) order by k.position, k.id), '[]')
            from category k where k.competition_id = s.competition_id and k.stage_id = s.id))
        order by s.position), '[]') from stage s where s.competition_id = c.id) as stages,
      (${published('b.stage_id is null')}) as published,
      (select coalesce(json_agg(json_build_object('uuid', g.id, 'name', g.name, 'scored_by', g.scored_by,
          'climbers_queue', g.climbers_queue, 'confirmed_by', g.confirmed_by,
          'categories', (select coalesce(json_agg(m.category_id order by m.category_id), '[]')
            from route_group_category m where m.competition_id = g.competition_id and m.route_group_id = g.id))
        order by g.position, g.id), '[]') from route_group g where g.competition_id = c.id) as route_groups,
      (${judgingGroups}) as judging_groups,
      (select json_build_object('as_of', ${isoUtc('coalesce(h.heard_at, h.taken_at)')}, 'silent', h.silent) from hall h
        where h.competition_id = c.id and (${judgedElsewhere('c.id')}) = 'HALL') as hall
    from competition c where c.id = $1`,
};

export const readCompetition = (db: Queries, id: string): Promise<CompetitionRow | null> =>
  firstRow(db, one, [id]);

const groups = { name: 'judging_group.all', text: `select (${judgingGroups}) as judging_groups` };

export async function readJudgingGroups(
  db: Queries,
  competition: string,
): Promise<readonly JudgingGroupRow[]> {
  const [row] = await db.rows<Pick<CompetitionRow, 'judgingGroups'>>(groups, [competition]);
  return row?.judgingGroups ?? [];
}
