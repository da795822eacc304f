import type { Signatures } from '@topout/contract';
import type { Attempt, DisputeKind, MarkedAttempt } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';
import { firstRow } from '../../platform/db/first-row.ts';
import type { EntryBase } from '../../entering/entries/entry.queries.ts';
import { latestEntry } from '../../entering/entries/which-entry.ts';
import { cautionsOf, type ReadCaution } from '../../judging/marshal/cautions.queries.ts';
import { signaturesOf } from '../../judging/markers/signatures.ts';
import { waitingPosition } from '../../entering/entries/waiting-position.ts';

/** One entry as every viewer's answer begins. Attempts are read separately: see scorecard-cache.ts. */
export interface EntryDetailRow extends EntryBase {
  readonly version: number;
  readonly configVersion: number;
  readonly stageId: string;
  readonly stageName: string;
  /** Uuid of their session. */
  readonly waveId: string | null;
  readonly waveWaits: boolean;
  readonly clockStartedAt: Date | null;
  /** The entry of their marker. */
  readonly partnerId: string | null;
  readonly partnerUser: string | null;
  readonly partnerName: string | null;
  readonly signatures: Signatures;
  /** They do not want to climb in the next stage. */
  readonly declined: boolean;
}

/** The read that every competitor repeats all day. $2 is an entry's uuid or its person's. */
const entry = {
  name: 'entry.detail',
  text: `
    select e.id, e.version, e.category_id, k.name as category_name, p.competitor_number, p.nation, e.status, e.attempts_count, p.handicap_percent, p.handicap_points,
      ${waitingPosition} as waiting_position, p.id as profile_id, p.first_name, p.last_name, p.year_of_birth, p.full_name_public, p.picture_id, p.parent_id,
      x.wave_id, x.wave_waits, x.clock_started_at, coalesce(x.declined_stage = (
        select n.id from stage n where n.competition_id = s.competition_id and n.position > s.position
        order by n.position limit 1), false) as declined, e.partner_id, ${signaturesOf('e')} as signatures,
      mp.id as partner_user, mp.first_name as partner_name, c.config_version, s.id as stage_id, s.name as stage_name
    from (
      select id from entry where competition_id = $1 and id = $2
      union all
      select ${latestEntry('$1', '$2')}
      limit 1
    ) found
    join entry e on e.competition_id = $1 and e.id = found.id
    join competition c on c.id = e.competition_id
    join registration x on x.competition_id = e.competition_id and x.profile_id = e.profile_id
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    left join entry m on m.competition_id = e.competition_id and m.id = e.partner_id
    left join entrant mp on mp.competition_id = m.competition_id and mp.id = m.profile_id
    join category k on k.competition_id = e.competition_id and k.id = e.category_id
    join stage s on s.competition_id = k.competition_id and s.id = k.stage_id`,
};

export const readEntryDetail = (
  db: Queries,
  competition: string,
  entryOrUser: string,
): Promise<EntryDetailRow | null> => firstRow(db, entry, [competition, entryOrUser]);

export interface ScoredAttempt extends Attempt {
  readonly route: string;
  readonly venue: string;
  readonly judgeName: string | null;
}

export interface ReadStream {
  readonly route: string;
  readonly version: number;
  /** All the climber's own, and nobody has confirmed it. */
  readonly open: boolean;
  /** Nothing is left, and neither the climber nor a parent removed the last of it. */
  readonly removed: boolean;
  readonly confirmedBy: { readonly uuid: string; readonly name: string } | null;
  readonly mark: readonly MarkedAttempt[] | null;
}

export interface ScoredAttempts {
  readonly version: number;
  readonly categoryId: string;
  /** By route, in order. */
  readonly attempts: readonly ScoredAttempt[];
  readonly streams: readonly ReadStream[];
  /** Those that are open. */
  readonly disputes: readonly { readonly route: string; readonly kind: DisputeKind }[];
  /** Those that count, in order. */
  readonly cautions: readonly ReadCaution[];
}

const attempts = {
  name: 'entry.attempts',
  text: `
    select e.version, e.category_id,
      (select coalesce(json_agg(json_build_object('route', t.route_id, 'venue', r.venue_id, 'uuid', t.id,
          'timestamp', t.attempted_at, 'judge', t.judge_id, 'judge_name', trim(j.first_name || ' ' || j.last_name),
          'success', t.success, 'segments_count', t.segments_count, 'used_last_hold', t.used_last_hold,
          'duration', t.duration_ms, 'notes', t.notes) order by t.route_id, t.position), '[]')
        from attempt t join route r on r.id = t.route_id left join profile j on j.id = t.judge_id
        where t.competition_id = e.competition_id and t.entry_id = e.id) as attempts,
      (select coalesce(json_agg(json_build_object('route', r.route_id, 'version', r.stream_version,
          'open', r.self_logged and r.confirmed_at is null, 'mark', r.mark,
          'removed', r.tries = 0 and exists (
            select from command c
            where c.competition_id = r.competition_id and c.entry_id = r.entry_id and c.route_id = r.route_id
              and c.stream_version = r.climbed_version and (c.kind like 'queue.%') = false
              and c.actor_id is distinct from c.competitor_id and c.actor_id is distinct from e.profile_id
              and c.actor_id is distinct from (select parent_id from profile where id = e.profile_id)),
          'confirmed_by', case when r.confirmed_by is not null then
            json_build_object('uuid', q.id, 'name', trim(q.first_name || ' ' || q.last_name)) end)
          order by r.route_id), '[]')
        from result r left join profile q on q.id = r.confirmed_by where r.competition_id = e.competition_id and r.entry_id = e.id) as streams,
      (select coalesce(json_agg(json_build_object('route', d.route_id, 'kind', d.kind) order by d.route_id), '[]')
        from dispute d where d.competition_id = e.competition_id and d.entry_id = e.id and d.state = 'OPEN') as disputes,
      ${cautionsOf('e.competition_id', 'e.profile_id')} as cautions
    from entry e where e.competition_id = $1 and e.id = $2`,
};

/** An entry's attempts, and its version; null if it is gone. */
export const readAttempts = (
  db: Queries,
  competition: string,
  entryId: string,
): Promise<ScoredAttempts | null> => firstRow(db, attempts, [competition, entryId]);
