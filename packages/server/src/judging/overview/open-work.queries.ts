import type { OpenWork } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

/** One statement, hence one moment. A judge who has lost the role may also have something on their phone. */
const statement = {
  name: 'open_work.read',
  text: `
    select
      -- As results that somebody decides about.
      (select count(distinct (route_id, competitor_id)) from command
        where competition_id = $1 and outcome = 'HELD' and resolved_at is null) as held,
      (select coalesce(json_agg(json_build_object('stage', o.stage_id, 'count', o.open) order by o.stage_id), '[]')
        from (select e.stage_id, count(*) as open from dispute d
          join entry e on e.competition_id = d.competition_id and e.id = d.entry_id
          where d.competition_id = $1 and d.state = 'OPEN' group by e.stage_id) o) as disputes,
      (select count(*) from route_queue_entry where competition_id = $1) as queued,
      (select coalesce(json_agg(json_build_object('uuid', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
            'last_seen_at', t.last_seen_at, 'unsent', t.unsent)
            order by t.unsent desc, p.first_name, p.last_name, p.id), '[]')
        from competition_role t join profile p on p.id = t.profile_id
        where t.competition_id = $1 and not t.pending and (t.unsent > 0 or t.revoked_at is null)) as judges,
      (select coalesce(json_agg(json_build_object('stage', b.stage_id, 'version', b.version,
            'published_at', b.published_at) order by b.published_at), '[]')
        from (select distinct on (stage_id) stage_id, version, published_at, final from publication
          where competition_id = $1 order by stage_id, version desc) b
        where not b.final) as provisional`,
};

/** Unfinished work in a competition, with everybody who may judge in it. */
export async function readOpenWork(db: Queries, competition: string): Promise<Omit<OpenWork, 'at'>> {
  const [row] = await db.rows<Omit<OpenWork, 'at'>>(statement, [competition]);
  if (!row) throw new Error('A select without a table gives one row');
  return row;
}
