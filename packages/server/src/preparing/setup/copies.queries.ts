import { timeZoneOf } from '../../competition/authority/time-zone.ts';

/**
 * Copies a competition's set-up, `$1` into `$2`. Ids of stages, categories, groups and judging groups are
 * only unique within a competition, but other code looks them up alone, so a copy's id is derived from the
 * original's and the new competition's.
 */
const copied = (id: string) => `md5(${id}::text || $2::uuid::text)::uuid`;

/**
 * Years move along with the competition, within a category's limits. Alone, least() and greatest() would
 * ignore null.
 */
const laterYear = (year: string): string =>
  `case when ${year} is not null then least(2200, greatest(1850, ${year} + later.years)) end`;

export const copies = {
  /** When and where the original takes place. */
  times: {
    name: 'copy.times',
    text: `select c.starts_at, ${timeZoneOf('c.id')} as time_zone from competition c where c.id = $1`,
  },
  competition: {
    name: 'copy.competition',
    text: `
      insert into competition (id, name, starts_at, ends_at, entries_open_at, entries_close_at, capacity,
        master_judge_id, judge_key, live_leaderboard, scoring_system, settings, header_colour, listed)
      select $2::uuid, $3, $4::timestamptz, $5::timestamptz, $4::timestamptz - (starts_at - entries_open_at),
        $4::timestamptz - (starts_at - entries_close_at), capacity, $6::uuid, $7, live_leaderboard, scoring_system,
        settings, header_colour, false
      from competition where id = $1`,
  },
  venues: {
    name: 'copy.venues',
    text: `insert into competition_venue (competition_id, venue_id, position)
      select $2::uuid, venue_id, position from competition_venue where competition_id = $1`,
  },
  stages: {
    name: 'copy.stages',
    text: `
      with later as (select $3::smallint as years),
      copied as (
        insert into stage (competition_id, id, name, position, scoring_system, scoring, planned_quota)
        select $2::uuid, ${copied('id')}, name, position, scoring_system, scoring, planned_quota from stage where competition_id = $1)
      insert into category (competition_id, id, stage_id, name, position, capacity, handicap_percent, handicap_points, record_ms, record_holder,
        born_from, born_to)
      select $2::uuid, ${copied('id')}, ${copied('stage_id')}, name, position, capacity, handicap_percent, handicap_points, record_ms, record_holder,
        ${laterYear('born_from')}, ${laterYear('born_to')}
      from category, later where competition_id = $1`,
  },
  boards: {
    name: 'copy.boards',
    text: `insert into category_board (competition_id, category_id)
      select competition_id, id from category where competition_id = $1`,
  },
  /** Leaves out routes taken down since; the others keep their numbers and names. */
  groups: {
    name: 'copy.groups',
    text: `
      with copied as (
        insert into route_group (competition_id, id, name, position, scored_by, climbers_queue, confirmed_by)
        select $2::uuid, ${copied('id')}, name, position, scored_by, climbers_queue, confirmed_by from route_group where competition_id = $1),
      climbed as (
        insert into route_group_category (competition_id, route_group_id, category_id)
        select $2::uuid, ${copied('route_group_id')}, ${copied('category_id')}
        from route_group_category where competition_id = $1)
      insert into route_group_route (competition_id, route_group_id, route_id, number, name)
      select $2::uuid, ${copied('m.route_group_id')}, m.route_id, m.number, m.name
      from route_group_route m join route r on r.id = m.route_id
      where m.competition_id = $1 and r.retired_at is null`,
  },
  judgingGroups: {
    name: 'copy.judging_groups',
    text: `
      with copied as (
        insert into judging_group (competition_id, id, name, position)
        select $2::uuid, ${copied('id')}, name, position from judging_group where competition_id = $1)
      insert into judging_group_route (competition_id, route_id, judging_group_id)
      select $2::uuid, m.route_id, ${copied('m.judging_group_id')}
      from judging_group_route m join route r on r.id = m.route_id
      where m.competition_id = $1 and r.retired_at is null`,
  },
  /** Both show the same pictures. */
  sponsors: {
    name: 'copy.sponsors',
    text: `
      insert into sponsor (competition_id, id, position, name, picture_id)
      select $2::uuid, ${copied('id')}, position, name, picture_id
      from sponsor where competition_id = $1 and removed_at is null`,
  },
} as const;
