import type {
  Attempt,
  CallKind,
  CommandKind,
  EntryStatus,
  Handicap,
  MarkedAttempt,
  RouteResult,
} from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import type { Written } from '../decide/batch-state.ts';

/** A command that changed something, in the order of its stream. */
export interface LoggedChange {
  readonly id: string;
  readonly kind: CommandKind;
  readonly route: string;
  readonly entry: string | null;
  readonly competitor: string | null;
  readonly queue: readonly string[] | null;
  readonly call: CallKind | null;
  readonly version: number;
  readonly written: Written | null;
}

export interface StoredEntry extends Handicap {
  readonly id: string;
  readonly user: string;
  readonly category: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: EntryStatus;
  readonly competitorNumber: string | null;
  readonly startingGroup: string | null;
  readonly previousRanks: readonly (number | null)[];
  readonly startPosition: number | null;
  readonly attemptsCount: number;
}

export interface StoredStream extends RouteResult {
  readonly entry: string;
  readonly route: string;
  readonly category: string;
  readonly version: number;
  readonly selfLogged: boolean;
  readonly climbed: number;
  readonly confirmed: boolean;
  /** What the marker has logged; null = nothing. */
  readonly mark: readonly MarkedAttempt[] | null;
}

export interface StoredAttempts {
  readonly entry: string;
  readonly route: string;
  readonly attempts: readonly Attempt[];
}

export interface StoredQueue {
  readonly route: string;
  readonly version: number;
  readonly users: readonly string[];
}

const statements = {
  changes: `
    select id, kind, route_id as route, entry_id as entry, competitor_id as competitor, payload -> 'queue' as queue,
      payload ->> 'call' as call,
      stream_version as version, written
    from command where competition_id = $1 and stream_version is not null
    order by stream_version`,
  entries: `
    select e.id, e.profile_id as user, e.category_id as category, p.first_name,
      p.last_name, e.status, p.competitor_number,
      e.starting_group,
      e.previous_ranks, e.start_position, e.attempts_count, p.handicap_percent, p.handicap_points
    from entry e join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id where e.competition_id = $1`,
  streams: `
    select entry_id as entry, route_id as route, category_id as category, stream_version as version, tries, top,
      zone1, zone2, hold, plus, duration_ms as duration, self_logged, coalesce(climbed_version, stream_version) as climbed,
      confirmed_at is not null as confirmed, mark
    from result where competition_id = $1`,
  attempts: `
    select entry_id as entry, route_id as route, json_agg(json_build_object('uuid', id, 'timestamp', attempted_at,
      'judge', judge_id, 'success', success, 'segments_count', segments_count, 'used_last_hold', used_last_hold,
      'duration', duration_ms, 'notes', notes) order by position) as attempts
    from attempt where competition_id = $1 group by entry_id, route_id`,
  queues: `
    select q.route_id as route, q.version, array(
      select e.profile_id from route_queue_entry w
      join entry e on e.competition_id = w.competition_id and e.id = w.entry_id
      where w.competition_id = q.competition_id and w.route_id = q.route_id order by w.position) as users
    from route_queue q where q.competition_id = $1`,
  boards: `select category_id as category, version from category_board where competition_id = $1`,
};

/** A competition as stored: the log, and what was made from it. */
export interface Stored {
  readonly changes: readonly LoggedChange[];
  readonly entries: readonly StoredEntry[];
  readonly streams: readonly StoredStream[];
  readonly attempts: readonly StoredAttempts[];
  readonly queues: readonly StoredQueue[];
  readonly boards: readonly { readonly category: string; readonly version: number }[];
}

/** Reads everything as of one moment. The transaction must be fresh. */
export async function readStored(tx: Tx, competition: string): Promise<Stored> {
  await tx.rows({ name: 'verify.one_moment', text: 'set transaction isolation level repeatable read' }, []);
  const read = <T>(name: keyof typeof statements) =>
    tx.rows<T>({ name: `verify.${name}`, text: statements[name] }, [competition]);
  return {
    changes: await read<LoggedChange>('changes'),
    entries: await read<StoredEntry>('entries'),
    streams: await read<StoredStream>('streams'),
    attempts: await read<StoredAttempts>('attempts'),
    queues: await read<StoredQueue>('queues'),
    boards: await read<Stored['boards'][number]>('boards'),
  };
}
