import type { CallKind, PublicPerson } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

/** The most who are shown of a queue. */
const shownNext = 3;

export interface WallRow {
  readonly route: string;
  readonly waiting: number;
  readonly next: readonly (PublicPerson & { readonly user: string; readonly call: CallKind | null })[];
}

const statement = `
  select q.route_id as route, count(*)::integer as waiting,
    json_agg(json_build_object('user', e.profile_id, 'call', q.call_kind, 'first_name', p.first_name,
      'last_name', p.last_name, 'year_of_birth', p.year_of_birth, 'full_name_public', p.full_name_public)
      order by q.place) filter (where q.place <= $3) as next
  from (
    select route_id, entry_id, call_kind, row_number() over (partition by route_id order by position) as place
    from route_queue_entry where competition_id = $1 and route_id = any($2::uuid[])) q
  join entry e on e.competition_id = $1 and e.id = q.entry_id
  join entrant p on p.competition_id = $1 and p.id = e.profile_id
  group by q.route_id`;

/** How many wait at some routes, and the first of each; routes without anybody are missing. */
export const readWall = (db: Queries, competition: string, routes: readonly string[]): Promise<WallRow[]> =>
  db.rows<WallRow>({ name: 'screen.queue_wall', text: statement }, [competition, routes, shownNext]);
