import type { AuditRecord } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { type Questions, questionsAsked, type Wanted } from '../../platform/db/questions.ts';

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
const columns = `
      a.id, a.kind, ${person('p')} as actor, a.entry_id as entry, ${person('u')} as user, ${person('t')} as target,
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
        or (a.kind in ('caution.given', 'caution.taken_back') and exists (
          select from caution y where y.competition_id = $1 and y.id = (a.details ->> 'caution')::uuid
            and (y.taken_back_at is null) = (a.kind = 'caution.given')))
        or (a.kind = 'dispute.decided' and exists (
          select from dispute y where y.competition_id = $1 and y.id = (a.details ->> 'dispute')::uuid
            and y.kind = 'INCIDENT' and y.state = a.details ->> 'decision'))
        or (a.kind = 'competition.changed' and a.details -> 'before' is not null
          and not exists (select from audit n where n.competition_id = $1 and n.kind = 'competition.changed'
            and (n.created_at, n.id) > (a.created_at, a.id))) as restorable`;

const itself = (condition: string) => `select m.id from audit m where m.competition_id = $1 and ${condition}`;

/* What is collected first is little; "or" between the parts would walk through all records. */
const questions = {
  entry: (value) =>
    `a.id in (${itself(`m.entry_id = ${value}`)} union ${itself(`m.details ->> 'source' = ${value}::text`)})`,
  person: (value) => `a.actor_id = ${value}`,
  competitor: (value) => `a.id in (${itself(`m.details ->> 'user' = ${value}::text`)}
        union ${itself(`m.details ->> 'target_user' = ${value}::text`)}
        union select m.id from entry own join audit m on m.competition_id = own.competition_id and m.entry_id = own.id
          where own.competition_id = $1 and own.profile_id = ${value} and m.details ->> 'user' is null)`,
  // As two scalars, because an index takes no row.
  before: (value) => `(a.created_at, a.id) < (
        (select b.created_at from audit b where b.competition_id = $1 and b.id = ${value}), ${value})`,
} satisfies Questions<string>;

interface AuditWanted extends Wanted<keyof typeof questions> {
  readonly limit: number;
}

/**
 * What organisers changed, newest first. `competitor` and `person` are profile uuids: whom it was about, and who
 * did it; `before` is the uuid of the last record of the page before. The page comes first, because most of a
 * line must be looked up.
 */
export function auditOf(db: Queries, competition: string, { limit, ...wanted }: AuditWanted) {
  const { key, conditions, values } = questionsAsked(questions, wanted, 3);
  const statement = {
    name: `history.audit${key}`,
    text: `
    with page as materialized (
      select a.* from audit a where a.competition_id = $1${conditions}
      order by a.created_at desc, a.id desc limit $2)
    select ${columns}
    from page a
    left join profile p on p.id = a.actor_id
    left join entry e on e.competition_id = a.competition_id and e.id = a.entry_id
    left join entrant u on u.competition_id = $1 and u.id = coalesce(a.details ->> 'user', e.profile_id::text)::uuid
    left join registration r on r.competition_id = $1 and r.profile_id = u.id
    left join entrant t on t.competition_id = $1 and t.id = (a.details ->> 'target_user')::uuid
    order by a.created_at desc, a.id desc`,
  };
  return db.rows<AuditRow>(statement, [competition, limit, ...values]);
}
