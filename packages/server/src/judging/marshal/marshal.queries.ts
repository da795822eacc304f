import { cautionsOf, type ReadCaution } from './cautions.queries.ts';
import type { EntryStatus, MarshalState } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

/** Somebody in a stage: what a marshal said last, and what results and queues say. */
export interface StoredRow {
  readonly entry: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly competitorNumber: string | null;
  readonly category: string;
  readonly status: EntryStatus;
  readonly startingGroup: string | null;
  readonly startPosition: number | null;
  readonly present: boolean;
  readonly attempts: number;
  /** Routes with nothing left to climb for them: topped, or with the one attempt of a sport route. */
  readonly settled: readonly string[];
  readonly calledTo: string | null;
  /** Null = no marshal has said anything. */
  readonly marked: MarshalState | null;
  readonly version: number;
  /** The id of that mark. */
  readonly tap: string | null;
  readonly since: Date | null;
  readonly by: string | null;
  readonly cautions: readonly ReadCaution[];
}

// A waiting list is not on the way to the wall.
const statement = {
  name: 'marshal.rows',
  text: `
    select e.id as entry, p.first_name, p.last_name, p.competitor_number, e.category_id as category, e.status,
      e.starting_group, e.start_position, r.present_at is not null as present, e.attempts_count as attempts,
      coalesce((select array_agg(s.route_id)::text[] from result s join route o on o.id = s.route_id
        where s.competition_id = $1 and s.entry_id = e.id
          and (s.top is not null or (o.climb_type = 'SPORT' and s.tries > 0))), '{}') as settled,
      (select q.route_id from route_queue_entry q
        where q.competition_id = $1 and q.entry_id = e.id and q.call_kind = 'NOW'
        order by q.called_at limit 1) as called_to,
      m.state as marked, coalesce(m.version, 0) as version, m.id as tap, m.made_at as since,
      trim(b.first_name || ' ' || b.last_name) as by, ${cautionsOf('$1', 'e.profile_id')} as cautions
    from entry e
    join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id
    join registration r on r.competition_id = e.competition_id and r.profile_id = e.profile_id
    left join lateral (
      select id, state, version, made_at, made_by from marshal_mark
      where competition_id = $1 and entry_id = e.id order by version desc limit 1) m on true
    left join profile b on b.id = m.made_by
    where e.competition_id = $1 and e.stage_id = $2 and e.status <> 'WAITING' and ($3::uuid is null or e.id = $3)`,
};

/** @param entry null = everybody in the stage */
export const readRows = (
  db: Queries,
  competition: string,
  stage: string,
  entry: string | null = null,
): Promise<StoredRow[]> => db.rows<StoredRow>(statement, [competition, stage, entry]);

const knownStatement = {
  name: 'marshal.known',
  text: 'select from marshal_mark where competition_id = $1 and entry_id = $2 and id = $3',
};

/** Whether a tap has arrived before. */
export const knowsMark = async (
  db: Queries,
  competition: string,
  entry: string,
  id: string,
): Promise<boolean> => (await db.rows(knownStatement, [competition, entry, id])).length > 0;

// Whoever says meanwhile that they did not start holds the competition: this waits, and looks at the entry again.
const writeStatement = {
  name: 'marshal.mark',
  text: `insert into marshal_mark (competition_id, entry_id, version, id, state, made_by, made_at)
    select c.id, e.id, $3::integer, $4::uuid, $5, $6::uuid, least($7::timestamptz, clock_timestamp())
    from competition c join entry e on e.competition_id = c.id and e.id = $2
    where c.id = $1 and e.status = 'ENTERED' for share
    on conflict do nothing returning version`,
};

interface NewMark {
  readonly entry: string;
  readonly version: number;
  readonly id: string;
  readonly state: MarshalState;
  /** ISO 8601; null = now. No mark is later than now. */
  readonly tappedAt: string | null;
  readonly by: string | null;
}

/** @returns whether it was the first of its version and of its id, and they climb */
export const writeMark = async (
  db: Queries,
  competition: string,
  { entry, version, id, state, tappedAt, by }: NewMark,
): Promise<boolean> =>
  (await db.rows(writeStatement, [competition, entry, version, id, state, by, tappedAt])).length > 0;
