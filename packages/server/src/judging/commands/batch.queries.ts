import type { Attempt, Climbing, EntryStatus, Waiting, Witness } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import type {
  Confirmation,
  JoinerState,
  KnownCommand,
  Mark,
  MarkerState,
  WitnessedBy,
} from '../decide/batch-state.ts';
import type { BoardState } from '../../competition/boards/raise.ts';
import { lastClimbed } from '../log/last-climbed.ts';

/*
 * Looks rows up one by one by their whole key, in subselects that the planner cannot turn into joins. It
 * knows nothing about a competition that has just begun, takes every table for nearly empty, and would read
 * all rows of the competition instead.
 */

const lockBoardsStatement = {
  name: 'scoring.lock_boards',
  text: `
    select category_id as category, version, false as raised
    from category_board
    where competition_id = $1 and category_id = any (array(
      select unnest(array(select category_id from entry where competition_id = $1 and profile_id = named))
      from unnest($2::uuid[]) as named))
    order by category_id
    for update`,
};

/** Locks the boards of some competitors' categories, in order of their ids, the common lock order. */
export const lockBoards = (tx: Tx, competition: string, profiles: readonly string[]): Promise<BoardState[]> =>
  tx.rows<BoardState>(lockBoardsStatement, [competition, profiles]);

const lockQueuesStatement = {
  name: 'scoring.lock_queues',
  text: `
    insert into route_queue (competition_id, route_id)
    select distinct $1::uuid, route_id from route_group_route
    where competition_id = $1 and route_id = any($2::uuid[]) order by route_id
    on conflict (competition_id, route_id) do update set version = route_queue.version`,
};

/** Locks the queues of routes in the competition, in order of their ids. */
export const lockQueues = (tx: Tx, competition: string, routes: readonly string[]): Promise<unknown> =>
  tx.rows(lockQueuesStatement, [competition, routes]);

const readStatement = {
  name: 'scoring.read',
  text: `
    select
      (select config_version from competition where id = $1) as config_version,
      array_to_json(array(
        select (select json_build_object('id', id, 'body_hash', encode(body_hash, 'hex'), 'outcome', outcome,
            'reason', reason, 'stream_version', stream_version, 'board_version', board_version,
            'resolved', resolved_at is not null, 'formerly', array(
              select profile_id from merged_entry where competition_id = $1 and target_profile_id = actor_id))
          from command where competition_id = $1 and id = named)
        from unnest($2::uuid[]) as named)) as known,
      array_to_json(array(
        select unnest(array(select json_build_object('uuid', e.id, 'profile', e.profile_id, 'category', e.category_id,
            'parent', (select parent_id from profile where id = e.profile_id), 'formerly', formerly($1, e.profile_id),
            'status', e.status, 'attempts_count', e.attempts_count, 'wave', x.wave_id, 'wave_waits', x.wave_waits,
            'clock_start_ms', (extract(epoch from x.clock_started_at) * 1000)::bigint)
          from entry e join registration x on x.competition_id = $1 and x.profile_id = named
          where e.competition_id = $1 and e.profile_id = named))
        from unnest($3::uuid[]) as named)) as entries,
      array_to_json(array(
        select unnest(array(select (select json_build_object('profile', s.profile, 'entry', r.entry_id, 'route', s.route,
            'version', r.stream_version, 'climbed', coalesce(r.climbed_version, r.stream_version),
            'self_logged', r.self_logged, 'restarts', (select count(*) from dispute d where d.competition_id = $1
              and d.entry_id = r.entry_id and d.route_id = s.route and d.kind = 'INCIDENT' and d.state = 'CONFIRMED'),
             'confirmed', case when r.confirmed_at is not null then json_build_object('by', r.confirmed_by, 'at', r.confirmed_at) end,
            'mark', case when r.mark is not null then json_build_object('by', r.marked_by, 'attempts', r.mark) end,
            'attempts', array(
              select json_build_object('uuid', a.id, 'timestamp', a.attempted_at, 'judge', a.judge_id,
                'success', a.success, 'segments_count', a.segments_count, 'used_last_hold', a.used_last_hold,
                'duration', a.duration_ms, 'notes', a.notes)
              from attempt a
              where a.competition_id = $1 and a.route_id = s.route and a.entry_id = r.entry_id
              order by a.position))
            from result r where r.competition_id = $1 and r.entry_id = e.id and r.route_id = s.route)
          from entry e where e.competition_id = $1 and e.profile_id = s.profile))
        from unnest($4::uuid[], $5::uuid[]) as s (profile, route))) as streams,
      array_to_json(array(
        select (select json_build_object('route', q.route_id, 'version', q.version, 'users', array(
              select json_build_object('entry', w.entry_id, 'user',
                (select profile_id from entry where competition_id = $1 and id = w.entry_id),
                'joined_self', w.joined_self, 'call', w.call_kind, 'called_at', w.called_at, 'skips', w.skips)
              from route_queue_entry w
              where w.competition_id = $1 and w.route_id = q.route_id
              order by w.position))
          from route_queue q where q.competition_id = $1 and q.route_id = named)
        from unnest($6::uuid[]) as named)) as queues,
      array_to_json(array(
        select json_build_object('profile', named,
          'waits_at', array(select route_id from route_queue_entry where competition_id = $1 and entry_id = any (
            array(select id from entry where competition_id = $1 and profile_id = named))),
          'last_attempt_at', ${lastClimbed('array(select id from entry where competition_id = $1 and profile_id = named)')})
        from unnest($7::uuid[]) as named)) as joiners`,
};

export interface ReadEntry {
  uuid: string;
  profile: string;
  parent: string | null;
  formerly: Climbing[];
  category: string;
  status: EntryStatus;
  attemptsCount: number;
  wave: string | null;
  waveWaits: boolean;
  clockStartMs: number | null;
}

export interface ReadStream {
  profile: string;
  entry: string;
  route: string;
  version: number;
  climbed: number;
  selfLogged: boolean;
  restarts: number;
  confirmed: Confirmation | null;
  mark: Mark | null;
  attempts: Attempt[];
}

export interface ReadQueue {
  route: string;
  version: number;
  users: (Waiting & { entry: string })[];
}

export interface ReadJoiner extends JoinerState {
  profile: string;
}

/** Everything a batch needs, read by one statement at one moment, after the locks. Missing items are null. */
export interface BatchRead {
  configVersion: number | null;
  known: ((KnownCommand & { id: string }) | null)[];
  /** Of everybody named, in all stages. */
  entries: ReadEntry[];
  /** For every entry of everybody named; null if it has nothing on the route. */
  streams: (ReadStream | null)[];
  queues: (ReadQueue | null)[];
  joiners: ReadJoiner[];
}

export interface OnRoute {
  readonly profile: string;
  readonly route: string;
}

export interface BatchNeeds {
  readonly commands: readonly string[];
  readonly profiles: readonly string[];
  /** The people and routes that the commands name. */
  readonly named: readonly OnRoute[];
  readonly streams: readonly OnRoute[];
  readonly queues: readonly string[];
  /** Profile uuids of those whom a command puts into a queue. */
  readonly joiners: readonly string[];
  readonly witnesses?: readonly WitnessedBy[];
  /** Profile uuids of those for whom a command brings their marker's record. */
  readonly marked?: readonly string[];
  /** Profile uuids of those whose cards are to be signed. */
  readonly cards?: readonly string[];
  /** Where a command takes an incident back. */
  readonly withdrawn?: readonly OnRoute[];
}

/** Every look-up has one plan, whatever is asked for, and making it anew each time takes longer than to read. */
const onePlan = {
  name: 'scoring.one_plan',
  text: 'set local plan_cache_mode = force_generic_plan',
};

export async function readBatch(tx: Tx, competition: string, needs: BatchNeeds): Promise<BatchRead> {
  tx.send(onePlan, []);
  const [read] = await tx.rows<BatchRead>(readStatement, [
    competition,
    needs.commands,
    needs.profiles,
    needs.streams.map(({ profile }) => profile),
    needs.streams.map(({ route }) => route),
    needs.queues,
    needs.joiners,
  ]);
  if (!read) throw new Error('The batch was not read');
  return read;
}

const witnessesStatement = {
  name: 'scoring.witnesses',
  text: `
    select w.climber, w.witness, w.code, p.id, p.parent_id as parent, formerly($1, p.id),
      array(select status from entry where competition_id = $1 and profile_id = w.witness) as statuses,
      (select count(*)::int from entry e
        join result r on r.competition_id = e.competition_id and r.entry_id = e.id
        where e.competition_id = $1 and e.profile_id = w.climber and r.confirmed_by = any (selves($1, w.witness))) as confirmed,
      exists (select from command c
        where c.competition_id = $1 and c.competitor_id = any (selves($1, w.climber)) and c.kind = 'result.confirm'
          and c.stream_version is not null and c.payload ->> 'code' = w.code
          and c.payload ->> 'by' = any (selves($1, w.witness)::text[])) as code_used
    from unnest($2::uuid[], $3::uuid[], $4::text[]) as w (climber, witness, code)
    join profile p on p.id = w.witness`,
};

/** Everybody whose code is brought, as the rules about witnesses know them. */
export const readWitnesses = (tx: Tx, competition: string, all: readonly WitnessedBy[]) =>
  tx.rows<WitnessedBy & Witness>(witnessesStatement, [
    competition,
    all.map(({ climber }) => climber),
    all.map(({ witness }) => witness),
    all.map(({ code }) => code),
  ]);

const markersStatement = {
  name: 'scoring.markers',
  text: `
    select e.id as entry, m.profile_id as id, p.parent_id as parent, formerly($1, m.profile_id), m.status
    from entry e
    join entry m on m.competition_id = e.competition_id and m.id = e.partner_id
    join profile p on p.id = m.profile_id
    where e.competition_id = $1 and e.profile_id = any($2::uuid[])`,
};

/** Who keeps the cards of some climbers. */
export const readMarkers = (tx: Tx, competition: string, climbers: readonly string[]) =>
  tx.rows<MarkerState & { entry: string }>(markersStatement, [competition, climbers]);

const cardsStatement = {
  name: 'scoring.cards',
  text: `
    select distinct e.profile_id as profile, r.route_id as route
    from entry e join result r on r.competition_id = e.competition_id and r.entry_id = e.id
    where e.competition_id = $1 and e.profile_id = any($2::uuid[])`,
};

/** Everything on which some climbers have results. */
export const readCards = (tx: Tx, competition: string, climbers: readonly string[]) =>
  tx.rows<OnRoute>(cardsStatement, [competition, climbers]);

const openIncidentsStatement = {
  name: 'scoring.open_since',
  text: `
    select e.id as entry, w.route, (extract(epoch from d.happened_at) * 1000)::float8 as at
    from unnest($2::uuid[], $3::uuid[]) as w (profile, route)
    join entry e on e.competition_id = $1 and e.profile_id = w.profile
    join dispute d on d.competition_id = $1 and d.entry_id = e.id and d.route_id = w.route and d.kind = 'INCIDENT'
      and d.state = 'OPEN'`,
};

/** When the open incidents of some climbers happened. The boards are locked. */
export const readOpenIncidents = (tx: Tx, competition: string, all: readonly OnRoute[]) =>
  tx.rows<{ entry: string; route: string; at: number }>(openIncidentsStatement, [
    competition,
    all.map(({ profile }) => profile),
    all.map(({ route }) => route),
  ]);
