import type { AuditRecord } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';

export type AuditRow = Omit<AuditRecord, 'createdAt'> & { readonly createdAt: Date };

const person = (
  profile: string,
) => `case when ${profile}.id is not null then json_build_object('uuid', ${profile}.id,
  'name', trim(${profile}.first_name || ' ' || ${profile}.last_name)) end`;

/** SQL: the change did not touch this field, or the field still has the value it set. */
const isStill = (field: string, now: string) => `
  (a.details -> 'before' ->> '${field}' is not distinct from a.details -> 'after' ->> '${field}'
    or ${now} is not distinct from a.details -> 'after' ->> '${field}')`;

/* Only this product writes details; in them `user` and `target_user` are always profiles. */
const statement = {
  name: 'history.audit',
  text: `
    select a.id, a.kind, ${person('p')} as actor, a.entry_id as entry, ${person('u')} as user, ${person('t')} as target,
      a.details, a.created_at,
      (a.kind = 'entry.merged'
          and exists (select from merged_entry m where m.competition_id = $1 and m.audit_id = a.id))
        or (a.kind = 'entry.taken_over' and e.id is not null
          and exists (select from merged_entry m where m.competition_id = $1 and m.audit_id = a.id))
        or (a.kind = 'entry.deleted'
          and not exists (select from entry e where e.competition_id = $1 and e.id = a.entry_id))
        or (a.kind = 'entry.changed' and e.id is not null and a.details -> 'before' <> a.details -> 'after'
          and ${isStill('category', 'e.category_id::text')} and ${isStill('status', 'e.status')}
          and ${isStill('competitor_number', 'u.competitor_number')}
          and ${isStill('first_name', 'u.first_name')} and ${isStill('last_name', 'u.last_name')})
        or (a.kind = 'check_in.changed' and e.id is not null
          and coalesce(check_in_of(r) @> (a.details -> 'after'), false))
        or (a.kind = 'competition.changed' and a.details -> 'before' is not null
          and not exists (select from audit n where n.competition_id = $1 and n.kind = 'competition.changed'
            and (n.created_at, n.id) > (a.created_at, a.id))) as restorable
    from audit a
    left join profile p on p.id = a.actor_id
    left join entry e on e.competition_id = a.competition_id and e.id = a.entry_id
    left join entrant u on u.competition_id = $1 and u.id = coalesce(a.details ->> 'user', e.profile_id::text)::uuid
    left join registration r on r.competition_id = $1 and r.profile_id = u.id
    left join entrant t on t.competition_id = $1 and t.id = (a.details ->> 'target_user')::uuid
    where a.competition_id = $1
      and ($2::uuid is null or a.entry_id = $2 or a.details ->> 'source' = $2::text)
      and ($3::uuid is null or a.actor_id = $3)
      and ($4::uuid is null or u.id = $4 or t.id = $4)
    order by a.created_at desc, a.id desc limit $5 offset $6`,
};

interface Wanted {
  readonly entry: string | null;
  /** Profile uuid of the person it was about. */
  readonly competitor: string | null;
  /** Profile uuid of the person who did it. */
  readonly person: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** What organisers changed, newest first. */
export const auditOf = (
  db: Queries,
  competition: string,
  { entry, competitor, person: actor, limit, offset }: Wanted,
): Promise<AuditRow[]> =>
  db.rows<AuditRow>(statement, [competition, entry, actor, competitor, limit, offset]);
