import type { Dispute } from '@topout/contract';
import type { DisputedAttempt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { isoUtc } from '../../platform/db/iso-utc.ts';

export interface DisputeRow extends Pick<
  Dispute,
  | 'uuid'
  | 'entry'
  | 'route'
  | 'category'
  | 'stage'
  | 'kind'
  | 'state'
  | 'incident'
  | 'reason'
  | 'ruling'
  | 'fee'
  | 'before'
  | 'after'
> {
  readonly openedAt: Date;
  /** Profile uuid. */
  readonly openedBy: string | null;
  readonly closedAt: Date | null;
  readonly closedBy: string | null;
  /** Profile uuid of the climber. */
  readonly competitor: string;
  readonly parent: string | null;
  readonly name: string;
  readonly answers: readonly {
    readonly uuid: string;
    readonly text: string;
    readonly saidAt: string;
    readonly byStaff: boolean;
    readonly author: string | null;
  }[];
}

/** More than staff decide in a day. */
const most = 500;

/** What counts of the attempts of an entry on a route. */
const attemptsOf = (competition: string, entry: string, route: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('success', a.success, 'segments_count', a.segments_count,
      'used_last_hold', a.used_last_hold) order by a.position), '[]')
    from attempt a where a.competition_id = ${competition} and a.entry_id = ${entry} and a.route_id = ${route})`;

/** What a judge recorded of an incident; null for other disputes. */
const incidentOf = (dispute: string) => `
  case when ${dispute}.kind = 'INCIDENT' then json_build_object('at', ${isoUtc(`${dispute}.happened_at`)}, 'hold', ${dispute}.hold,
    'plus', ${dispute}.plus, 'left_ms', ${dispute}.left_ms) end`;

const read = {
  name: 'disputes.read',
  text: `
    select d.id as uuid, d.entry_id as entry, d.route_id as route, e.category_id as category, e.stage_id as stage,
      d.kind, d.state, ${incidentOf('d')} as incident, d.reason, d.ruling, d.fee, d.before, d.opened_at, d.opened_by, d.closed_at,
      nullif(trim(c.first_name || ' ' || c.last_name), '') as closed_by,
      case when d.state = 'OPEN' then ${attemptsOf('d.competition_id', 'd.entry_id', 'd.route_id')} else d.after end as after,
      p.id as competitor, p.parent_id as parent, trim(p.first_name || ' ' || p.last_name) as name,
      (select coalesce(json_agg(json_build_object('uuid', m.id, 'text', m.text, 'said_at', m.said_at,
          'by_staff', m.by_staff, 'author', nullif(trim(w.first_name || ' ' || w.last_name), '')) order by m.said_at, m.id), '[]')
        from dispute_answer m left join profile w on w.id = m.author_id
        where m.competition_id = d.competition_id and m.dispute_id = d.id) as answers
    from dispute d
    join entry e on e.competition_id = d.competition_id and e.id = d.entry_id
    join entrant p on p.competition_id = d.competition_id and p.id = d.competitor_id
    left join profile c on c.id = d.closed_by
    where d.competition_id = $1 and ($2::uuid is null or $2 in (p.id, p.parent_id)) and ($3::uuid is null or d.id = $3)
    order by d.state <> 'OPEN', coalesce(d.closed_at, d.opened_at) desc, d.id limit ${most}`,
};

interface Which {
  /** Only of this person and their children; null = all. */
  readonly family: string | null;
  /** Only this one. */
  readonly id?: string;
}

/** Open ones first, then the newest. */
export const readDisputes = (
  db: Queries,
  competition: string,
  { family, id }: Which,
): Promise<DisputeRow[]> => db.rows<DisputeRow>(read, [competition, family, id ?? null]);

const disputed = {
  name: 'disputes.attempts',
  text: `select ${attemptsOf('$1', '$2', '$3')} as attempts`,
};

/** What a result consists of now. Its board is locked. */
export async function readDisputed(
  db: Queries,
  competition: string,
  entry: string,
  route: string,
): Promise<readonly DisputedAttempt[]> {
  const [row] = await db.rows<{ attempts: DisputedAttempt[] }>(disputed, [competition, entry, route]);
  return row?.attempts ?? [];
}

const lock = {
  name: 'disputes.lock',
  text: `select state from dispute where competition_id = $1 and id = $2 for update`,
};

/** Nobody else answers, decides or withdraws it meanwhile. @returns whether it is open */
export async function lockDispute(db: Queries, competition: string, id: string): Promise<boolean> {
  const [row] = await db.rows<{ state: Dispute['state'] }>(lock, [competition, id]);
  return row?.state === 'OPEN';
}
