import type { Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

/** Everything that a batch changes except queues, in one round trip. */
const writeStatement = {
  name: 'scoring.write',
  text: `
    with boards as (
      update category_board b set version = x.version, changed_at = now()
      from json_to_recordset($2) as x (category uuid, version bigint)
      where b.competition_id = $1 and b.category_id = x.category
    ), entries as (
      update entry e set attempts_count = x.attempts_count, version = x.version
      from json_to_recordset($3) as x (entry uuid, attempts_count integer, version bigint)
      where e.competition_id = $1 and e.id = x.entry
    ), attempts as (
      insert into attempt (competition_id, route_id, entry_id, position, id, success, segments_count,
        used_last_hold, duration_ms, notes, judge_id, attempted_at)
      select $1, route, entry, position, uuid, success, segments_count, used_last_hold, duration, notes, judge, timestamp
      from json_to_recordset($4) as x (route uuid, entry uuid, position smallint, uuid uuid, success boolean,
        segments_count real, used_last_hold boolean, duration integer, notes text, judge uuid,
        timestamp timestamptz)
      on conflict (competition_id, entry_id, route_id, position) do update set
        id = excluded.id, success = excluded.success, segments_count = excluded.segments_count,
        used_last_hold = excluded.used_last_hold, duration_ms = excluded.duration_ms, notes = excluded.notes,
        judge_id = excluded.judge_id, attempted_at = excluded.attempted_at
    ), results as (
      insert into result (competition_id, entry_id, route_id, category_id, stream_version, tries, top, zone1, zone2,
        hold, plus, duration_ms, version, changed_at, self_logged, climbed_version, confirmed_at, confirmed_by, mark, marked_by)
      select $1, entry, route, category, stream_version, tries, top, zone1, zone2, hold, plus, duration, version,
        case when news and climbed_version > 0 then now() end, self_logged, climbed_version, confirmed_at, confirmed_by,
        mark, marked_by
      from json_to_recordset($5) as x (entry uuid, route uuid, category uuid, stream_version integer,
        tries smallint, top smallint, zone1 smallint, zone2 smallint, hold real, plus boolean, duration integer,
        version bigint, news boolean, self_logged boolean, climbed_version integer, confirmed_at timestamptz,
        confirmed_by uuid, mark jsonb, marked_by uuid)
      on conflict (competition_id, entry_id, route_id) do update set
        category_id = excluded.category_id, stream_version = excluded.stream_version, tries = excluded.tries,
        top = excluded.top, zone1 = excluded.zone1, zone2 = excluded.zone2, hold = excluded.hold,
        plus = excluded.plus, duration_ms = excluded.duration_ms, version = excluded.version,
        changed_at = case when excluded.climbed_version < excluded.stream_version then result.changed_at
          else excluded.changed_at end,
        self_logged = excluded.self_logged, climbed_version = excluded.climbed_version,
        confirmed_at = excluded.confirmed_at, confirmed_by = excluded.confirmed_by,
        mark = excluded.mark, marked_by = excluded.marked_by
    )
    insert into command (competition_id, id, kind, route_id, competitor_id, entry_id, actor_id, device, device_seq,
      base, payload, body_hash, client_time, outcome, reason, stream_version, board_version, written)
    select $1, id, kind, route, competitor, entry, actor, device, device_seq, base, payload, decode(body_hash, 'hex'),
      client_time, outcome, reason, stream_version, board_version, written
    from json_to_recordset($6) as x (id uuid, kind text, route uuid, competitor uuid, entry uuid, actor uuid,
      device text, device_seq bigint, base integer, payload jsonb, body_hash text, client_time timestamptz,
      outcome text, reason text, stream_version integer, board_version bigint, written jsonb)`,
};

/** Rows as JSON; the statement defines the names. */
export interface BatchWrites {
  readonly boards: readonly object[];
  readonly entries: readonly object[];
  readonly attempts: readonly object[];
  readonly results: readonly object[];
  readonly commands: readonly object[];
}

export const writeBatch = (tx: Tx, competition: string, writes: BatchWrites): void =>
  tx.send(writeStatement, [
    competition,
    jsonOf(writes.boards),
    jsonOf(writes.entries),
    jsonOf(writes.attempts),
    jsonOf(writes.results),
    jsonOf(writes.commands),
  ]);

const cutStatement = {
  name: 'scoring.cut_attempts',
  text: `
    delete from attempt a
    using json_to_recordset($2) as x (route uuid, entry uuid, keep smallint)
    where a.competition_id = $1 and a.route_id = x.route and a.entry_id = x.entry and a.position > x.keep`,
};

/** Removes the attempts after the first `keep` of a stream. */
export const cutAttempts = (tx: Tx, competition: string, cuts: readonly object[]): void =>
  tx.send(cutStatement, [competition, jsonOf(cuts)]);

const writeQueuesStatement = {
  name: 'scoring.write_queues',
  text: `
    with queues as (
      update route_queue q set version = x.version
      from json_to_recordset($2) as x (route uuid, version integer)
      where q.competition_id = $1 and q.route_id = x.route
    ), gone as (
      delete from route_queue_entry w
      using json_to_recordset($2) as x (route uuid, entries jsonb)
      where w.competition_id = $1 and w.route_id = x.route
        and not x.entries @> jsonb_build_array(jsonb_build_object('entry', w.entry_id))
    )
    insert into route_queue_entry (competition_id, route_id, entry_id, position, joined_self, call_kind, called_at, skips)
    select $1, x.route, (e.one ->> 'entry')::uuid, e.position, (e.one ->> 'joined_self')::boolean, e.one ->> 'call',
      (e.one ->> 'called_at')::timestamptz, (e.one ->> 'skips')::smallint
    from json_to_recordset($2) as x (route uuid, entries jsonb),
      jsonb_array_elements(x.entries) with ordinality as e (one, position)
    on conflict (competition_id, route_id, entry_id) do update set position = excluded.position,
        call_kind = excluded.call_kind, called_at = excluded.called_at, skips = excluded.skips
      where (route_queue_entry.position, route_queue_entry.call_kind, route_queue_entry.called_at, route_queue_entry.skips)
        is distinct from (excluded.position, excluded.call_kind, excluded.called_at, excluded.skips)`,
};

/** Writes whole queues, in order; people missing from the list leave. */
export const writeQueues = (tx: Tx, competition: string, queues: readonly object[]): void =>
  tx.send(writeQueuesStatement, [competition, jsonOf(queues)]);

const settleStatement = {
  name: 'scoring.settle',
  text: `
    update command c set resolved_at = now(), resolved_by = x.by, resolution = x.resolution,
      entry_id = coalesce(x.entry, c.entry_id), competitor_id = coalesce(x.competitor, c.competitor_id),
      stream_version = x.stream_version, board_version = x.board_version, written = x.written
    from json_to_recordset($2) as x (id uuid, by uuid, resolution text, entry uuid, competitor uuid,
      stream_version integer, board_version bigint, written jsonb)
    where c.competition_id = $1 and c.id = x.id`,
};

export const settleCommands = (tx: Tx, competition: string, settled: readonly object[]): void =>
  tx.send(settleStatement, [competition, jsonOf(settled)]);

/** One signer after the other: an update meets each entry once. */
const writeSignaturesStatement = {
  name: 'scoring.sign',
  text: `
    update entry e set version = x.version,
      signed_at = case when x.signer = 'CLIMBER' or x.off then x.at else e.signed_at end,
      marker_signed_at = case when x.signer = 'MARKER' or x.off then x.at else e.marker_signed_at end,
      signatures_off_at = case when x.off then now() when x.at is null then e.signatures_off_at end
    from json_to_record($2) as x (entry uuid, signer text, at timestamptz, off boolean, version bigint)
    where e.competition_id = $1 and e.id = x.entry`,
};

export function writeSignatures(tx: Tx, competition: string, signatures: readonly object[]): void {
  for (const signature of signatures) tx.send(writeSignaturesStatement, [competition, jsonOf(signature)]);
}

/* Two judges who record one at once get one; what both said is kept. */
const openIncidents = {
  name: 'scoring.open_incidents',
  text: `
    insert into dispute (competition_id, id, competitor_id, entry_id, route_id, kind, opened_by, before, happened_at, hold,
      plus, left_ms)
    select $1, id, competitor, entry, route, 'INCIDENT', (select p.id from profile p where p.id = x.by), before, at, hold,
      plus, left_ms
    from json_to_record($2) as x (id uuid, competitor uuid, entry uuid, route uuid, by uuid, before jsonb, at timestamptz,
      hold real, plus boolean, left_ms integer)
    on conflict (competition_id, entry_id, route_id, (kind = 'INCIDENT')) where state = 'OPEN' do nothing`,
};
const sayOfIncident = {
  name: 'scoring.say_of_incident',
  text: `
    insert into dispute_answer (competition_id, id, dispute_id, author_id, by_staff, text)
    select $1, x.id, d.id, (select p.id from profile p where p.id = x.by), true, x.text
    from json_to_record($2) as x (id uuid, entry uuid, route uuid, by uuid, text text)
    join dispute d on d.competition_id = $1 and d.entry_id = x.entry and d.route_id = x.route and d.kind = 'INCIDENT'
      and d.state = 'OPEN'`,
};

const withdrawIncident = {
  name: 'scoring.withdraw_incident',
  text: `
    update dispute set state = 'WITHDRAWN', closed_at = now(), closed_by = (select id from profile where id = $4)
    where competition_id = $1 and entry_id = $2 and route_id = $3 and kind = 'INCIDENT' and state = 'OPEN'`,
};

/** What became of a technical incident, by uuids. */
export interface IncidentRow {
  readonly does: 'record' | 'withdraw';
  readonly entry: string;
  readonly route: string;
  readonly by: string | null;
  /** Of a record: who climbs, and their attempts before it. */
  readonly competitor?: string;
  readonly before?: readonly object[];
}

/** Opens technical incidents and takes them back, one after the other. Their boards are raised. */
export function writeIncidents(tx: Tx, competition: string, incidents: readonly IncidentRow[]): void {
  for (const incident of incidents) {
    if (incident.does === 'withdraw') {
      tx.send(withdrawIncident, [competition, incident.entry, incident.route, incident.by]);
      continue;
    }
    tx.send(openIncidents, [competition, jsonOf(incident)]);
    tx.send(sayOfIncident, [competition, jsonOf(incident)]);
  }
}
