import type { HistoryLine } from '@topout/contract';
import type { Attempt, CallKind, CommandKind } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { type Questions, questionsAsked, type Wanted } from '../../platform/db/questions.ts';

/** A line of the log of commands. */
export interface LogRow {
  id: string;
  kind: CommandKind;
  route: string;
  competitor: string | null;
  competitorName: string | null;
  entry: string | null;
  actor: { uuid: string; name: string } | null;
  device: string;
  deviceSeq: number | null;
  base: number | null;
  payload: { attempts?: Attempt[]; queue?: string[]; call?: CallKind };
  bodyHash: Buffer;
  clientTime: Date | null;
  receivedAt: Date;
  outcome: 'APPLIED' | 'HELD' | 'DROPPED';
  reason: string | null;
  version: number | null;
  resolution: 'APPLIED' | 'DISCARDED' | null;
  resolvedAt: Date | null;
}

const columns = `
  c.id, c.kind, c.route_id as route, c.competitor_id as competitor, trim(q.first_name || ' ' || q.last_name) as competitor_name,
  c.entry_id as entry,
  case when p.id is not null then json_build_object('uuid', p.id, 'name', trim(p.first_name || ' ' || p.last_name)) end
    as actor,
  c.device, c.device_seq, c.base, c.payload, c.body_hash, c.client_time, c.received_at, c.outcome, c.reason,
  c.stream_version as version, c.resolution, c.resolved_at`;

const named = `left join profile p on p.id = c.actor_id left join entrant q on q.competition_id = c.competition_id and q.id = c.competitor_id`;

const log = `from command c ${named}`;

/* Each has an index that begins with it. `$1` is the competition. */
const questions = {
  entry: (value) => `c.entry_id = ${value}`,
  route: (value) => `c.route_id = ${value}`,
  person: (value) => `c.actor_id = ${value}`,
  // Few enough to be collected first; "or" between the two would walk through the whole log.
  competitor: (value) => `c.id in (
        select m.id from command m where m.competition_id = $1 and m.competitor_id = ${value}
        union select m.id from entry own join command m on m.competition_id = own.competition_id and m.entry_id = own.id
          where own.competition_id = $1 and own.profile_id = ${value})`,
  // As two scalars, because an index takes no row.
  before: (value) => `(c.received_at, c.id) < (
        (select b.received_at from command b where b.competition_id = $1 and b.id = ${value}), ${value})`,
} satisfies Questions<string>;

export interface HistoryPage extends Wanted<keyof typeof questions> {
  readonly limit: number;
}

/**
 * The log, newest first. `competitor` and `person` are profile uuids: whose results or queues it changed, and
 * who did it; `before` is the command uuid of the last line of the page before.
 *
 * Only the last change to a stream can be undone, and only while its entry exists. The page comes first: the
 * index has the order, and nobody is looked up for lines that are not on it.
 */
export function historyOf(db: Queries, competition: string, { limit, ...wanted }: HistoryPage) {
  const { key, conditions, values } = questionsAsked(questions, wanted, 3);
  const statement = {
    name: `history.page${key}`,
    text: `with page as materialized (
      select c.* from command c where c.competition_id = $1${conditions}
      order by c.received_at desc, c.id desc limit $2)
    select ${columns},
      case when c.kind not like 'attempts.%' or c.stream_version is null or c.entry_id is null then null
        when e.id is null then 'ENTRY_GONE'
        when coalesce(r.climbed_version, r.stream_version) = c.stream_version then 'POSSIBLE' else 'CHANGED_SINCE' end as undo
    from page c ${named}
    left join entry e on e.competition_id = c.competition_id and e.id = c.entry_id
    left join result r on r.competition_id = c.competition_id and r.entry_id = c.entry_id and r.route_id = c.route_id
    order by c.received_at desc, c.id desc`,
  };
  return db.rows<LogRow & Pick<HistoryLine, 'undo'>>(statement, [competition, limit, ...values]);
}

const heldStatement = {
  name: 'history.held',
  text: `select ${columns} ${log}
    where c.competition_id = $1 and c.outcome = 'HELD' and c.resolved_at is null
      and ($2::uuid is null or c.actor_id = $2)
    order by exists (select from competition_role gone where gone.competition_id = c.competition_id
        and gone.profile_id = c.actor_id and gone.revoked_at is not null),
      case when not exists (select from competition_role r where r.competition_id = c.competition_id
          and r.profile_id = c.actor_id and r.revoked_at is null)
        then row_number() over (partition by c.actor_id order by c.received_at, c.id) end nulls first,
      c.received_at, c.id limit $3`,
};

/**
 * Commands waiting to be settled, of one person or of all: judges' oldest first, then climbers' in turn, so that
 * nobody's fill the list, and last those from senders who have lost their role.
 */
export const heldOf = (db: Queries, competition: string, actor: string | null, limit: number) =>
  db.rows<LogRow>(heldStatement, [competition, actor, limit]);

const oneStatement = {
  name: 'history.one',
  text: `select ${columns} ${log} where c.competition_id = $1 and c.id = $2`,
};

export async function loggedCommand(
  db: Queries,
  competition: string,
  id: string,
): Promise<LogRow | undefined> {
  const [row] = await db.rows<LogRow>(oneStatement, [competition, id]);
  return row;
}

const severalStatement = {
  name: 'history.several',
  text: `select ${columns} ${log} where c.competition_id = $1 and c.id = any($2::uuid[]) order by c.received_at, c.id`,
};

/** Some commands, in order of arrival. */
export const loggedCommands = (db: Queries, competition: string, ids: readonly string[]) =>
  db.rows<LogRow>(severalStatement, [competition, ids]);
