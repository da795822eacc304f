import type { UnconfirmedResult } from '@topout/contract';
import type { CategoryRoute } from '../../competition/authority/stages.ts';
import type { Queries } from '../../platform/db/database.ts';

const open = `r.competition_id = $1 and r.self_logged and r.confirmed_at is null and r.tries > 0
  and (r.category_id, r.route_id) in (select * from unnest($2::uuid[], $3::uuid[]))`;

const list = {
  name: 'unconfirmed.list',
  text: `
    select r.route_id as route, e.profile_id as user, r.stream_version as version, (count(*) over ())::integer as total,
      (select json_agg(json_build_object('success', a.success, 'segments_count', a.segments_count,
          'used_last_hold', a.used_last_hold) order by a.position)
        from attempt a
        where a.competition_id = $1 and a.route_id = r.route_id and a.entry_id = r.entry_id) as attempts
    from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    join profile p on p.id = e.profile_id
    where ${open} and e.status <> 'WAITING'
      and ($4::uuid is null or e.profile_id = $4)
      and e.profile_id <> $5 and p.parent_id is distinct from $5
    order by r.changed_at nulls first, r.entry_id, r.route_id
    limit $6`,
};

interface UnconfirmedAsked {
  readonly competition: string;
  /** Where somebody confirms. */
  readonly where: readonly CategoryRoute[];
  /** Profile uuid; null = everybody's results. */
  readonly competitor: string | null;
  /** Who asks: nobody confirms their own result, or their child's. */
  readonly by: string;
  readonly most: number;
}

type Row = UnconfirmedResult & { readonly total: number };

/** Climbers' own results that nobody has confirmed, the longest waiting first. `total`: how many there are. */
export const readUnconfirmed = (
  db: Queries,
  { competition, where, competitor, by, most }: UnconfirmedAsked,
): Promise<Row[]> =>
  db.rows<Row>(list, [
    competition,
    where.map(({ category }) => category),
    where.map(({ route }) => route),
    competitor,
    by,
    most,
  ]);

const count = {
  name: 'unconfirmed.count',
  text: `select count(*)::integer as count from result r
    join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
    where ${open} and e.status <> 'WAITING'`,
};

/** How many results wait to be confirmed, whoever may confirm them. */
export async function countUnconfirmed(
  db: Queries,
  competition: string,
  where: readonly CategoryRoute[],
): Promise<number> {
  if (where.length === 0) return 0;
  const [row] = await db.rows<{ count: number }>(count, [
    competition,
    where.map(({ category }) => category),
    where.map(({ route }) => route),
  ]);
  return row?.count ?? 0;
}
