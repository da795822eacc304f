import type { EntryStatus, Handicap, RouteResult } from '@topout/domain';
import type { Database } from '../../platform/db/database.ts';
import type { Positions } from './board-order.ts';

/** A competitor as a board has to know them: what is shown is decided per audience. */
export interface BoardPerson extends Handicap {
  readonly entry: string;
  /** Of the board when the entry last changed. */
  readonly version: number;
  readonly user: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearOfBirth: number | null;
  readonly fullNamePublic: boolean;
  readonly picture: string | null;
  readonly status: EntryStatus;
  readonly startingGroup: string | null;
  readonly previousRanks: readonly (number | null)[];
  readonly startPosition: number | null;
  readonly competitorNumber: string | null;
  readonly nation: string | null;
  readonly attemptsCount: number;
}

export interface PulledResult extends RouteResult {
  readonly entry: string;
  readonly route: string;
  /** All the climber's own, and nobody has confirmed it. */
  readonly open: boolean;
  /** Milliseconds since 1970; null where nobody knows. */
  readonly changedAt: number | null;
}

/** Where everybody stood before what changed in the last ten minutes. */
export interface PulledOrder {
  /** Of the board when it was kept. */
  readonly version: number;
  /** Null if the reader has those. */
  readonly positions: Positions | null;
}

/** What changed on a board since a version, all of one moment. */
export interface Pulled {
  readonly version: number;
  /** When it got that version. */
  readonly changedAt: Date;
  readonly configVersion: number;
  /** Everything, not only what changed: whoever is not in it has left. */
  readonly whole: boolean;
  readonly people: readonly BoardPerson[];
  readonly results: readonly PulledResult[];
  /** Null if nobody kept one. */
  readonly earlier: PulledOrder | null;
  /** Nobody has kept an order for five minutes. */
  readonly orderMissing: boolean;
}

/* No result is newer than its entry. */
const pullStatement = {
  name: 'board.pull',
  text: `
    select b.version, b.changed_at, c.config_version, b.reset_version > $3 as whole,
      (select coalesce(json_agg(json_build_object('entry', e.id, 'version', e.version, 'user', p.id,
          'first_name', p.first_name, 'last_name', p.last_name, 'year_of_birth', p.year_of_birth, 'full_name_public', p.full_name_public,
          'picture', p.picture_id, 'status', e.status, 'starting_group', e.starting_group,
          'previous_ranks', e.previous_ranks, 'start_position', e.start_position, 'competitor_number', p.competitor_number, 'nation', p.nation,
          'attempts_count', e.attempts_count, 'handicap_percent', p.handicap_percent,
          'handicap_points', p.handicap_points)), '[]')
        from entry e join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
        where e.competition_id = $1 and e.category_id = $2
          and e.version > case when b.reset_version > $3 then -1 else $3 end) as people,
      (select json_build_object('version', o.version, 'positions', case when o.version is distinct from $4 then o.positions end)
        from board_order o
        where o.competition_id = $1 and o.category_id = $2 and o.version < b.version
          and o.at > b.changed_at - interval '10 minutes'
        order by o.version limit 1) as earlier,
      not exists (select from board_order o
        where o.competition_id = $1 and o.category_id = $2 and o.at > b.changed_at - interval '5 minutes') as order_missing,
      (select coalesce(json_agg(one), '[]')
        from entry e cross join lateral unnest(array(
          select json_build_object('entry', r.entry_id, 'route', r.route_id, 'tries', r.tries,
            'top', r.top, 'zone1', r.zone1, 'zone2', r.zone2, 'hold', r.hold, 'plus', r.plus,
            'duration', r.duration_ms, 'open', r.self_logged and r.confirmed_at is null, 'changed_at', floor(extract(epoch from r.changed_at) * 1000))
          from result r
          where r.competition_id = $1 and r.entry_id = e.id and r.category_id = $2
            and r.version > case when b.reset_version > $3 then -1 else $3 end)) as one
        where e.competition_id = $1 and e.category_id = $2
          and e.version > case when b.reset_version > $3 then -1 else $3 end) as results
    from category_board b join competition c on c.id = b.competition_id
    where b.competition_id = $1 and b.category_id = $2`,
};

/** Nothing was read yet: every board, also one of version 0, is newer. */
export const nothing = -1;

/**
 * What is newer than `since`; null when there is no such board. One statement, hence one moment.
 *
 * @param order version of the earlier order that the reader has
 */
export async function pull(
  db: Database,
  competition: string,
  category: string,
  since: number,
  order: number | null,
): Promise<Pulled | null> {
  const [pulled] = await db.rows<Pulled>(pullStatement, [competition, category, since, order]);
  return pulled ?? null;
}

const versionsStatement = {
  name: 'board.versions',
  text: `
    select b.competition_id as competition, b.category_id as category, b.version,
      c.config_version
    from category_board b join competition c on c.id = b.competition_id
    where (b.competition_id, b.category_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
};

export interface BoardVersion {
  readonly competition: string;
  readonly category: string;
  readonly version: number;
  readonly configVersion: number;
}

/** The stored versions of some boards. */
export const boardVersions = (
  db: Database,
  boards: readonly { readonly competition: string; readonly category: string }[],
): Promise<BoardVersion[]> =>
  db.rows<BoardVersion>(versionsStatement, [
    boards.map(({ competition }) => competition),
    boards.map(({ category }) => category),
  ]);
