import type { Climbing, ClimbType, EntryStatus, MarkedAttempt } from '@topout/domain';
import type { Signatures } from '@topout/contract';
import type { Queries } from '../../platform/db/database.ts';
import { signaturesOf } from './signatures.ts';

/** An entry, and whose card its climber keeps. */
export interface PairedEntry {
  readonly entry: string;
  readonly id: string;
  readonly parent: string | null;
  readonly formerly: readonly Climbing[];
  readonly name: string;
  readonly category: string;
  readonly status: EntryStatus;
  readonly partner: string | null;
  readonly signatures: Signatures;
}

const columns = `e.id as entry, p.id, p.parent_id as parent, formerly(e.competition_id, p.id), trim(p.first_name || ' ' || p.last_name) as name,
  e.category_id as category, e.status, e.partner_id as partner,
  ${signaturesOf('e')} as signatures`;
const from = `from entry e join entrant p on p.competition_id = e.competition_id and p.id = e.profile_id`;

const oneStatement = {
  name: 'markers.entry',
  text: `select ${columns} ${from} where e.competition_id = $1 and e.id = $2`,
};

export async function readPairedEntry(
  db: Queries,
  competition: string,
  entry: string,
): Promise<PairedEntry | null> {
  const [found] = await db.rows<PairedEntry>(oneStatement, [competition, entry]);
  return found ?? null;
}

const besideStatement = {
  name: 'markers.beside',
  text: `select ${columns} ${from} join entry here on here.competition_id = e.competition_id and here.stage_id = e.stage_id
    where e.competition_id = $1 and here.id = $2 and e.profile_id = $3`,
};

/** The entry of a person in the stage of another entry. */
export async function readEntryBeside(
  db: Queries,
  competition: string,
  entry: string,
  profile: string,
): Promise<PairedEntry | null> {
  const [found] = await db.rows<PairedEntry>(besideStatement, [competition, entry, profile]);
  return found ?? null;
}

const pairsStatement = {
  name: 'markers.pairs',
  text: `select ${columns} ${from} where e.competition_id = $1 and e.partner_id is not null order by name, e.id`,
};

/** Everybody who has a marker. */
export const readPairs = (db: Queries, competition: string): Promise<PairedEntry[]> =>
  db.rows<PairedEntry>(pairsStatement, [competition]);

/** Both records of one result. */
export interface Recorded {
  readonly entry: string;
  readonly route: string;
  readonly climbType: ClimbType;
  readonly own: readonly MarkedAttempt[];
  readonly mark: readonly MarkedAttempt[];
}

const recordedStatement = {
  name: 'markers.recorded',
  text: `
    select r.entry_id as entry, r.route_id as route, t.climb_type, r.mark,
      array_to_json(array(
        select json_build_object('success', a.success, 'segments_count', a.segments_count,
          'used_last_hold', a.used_last_hold)
        from attempt a
        where a.competition_id = r.competition_id and a.entry_id = r.entry_id and a.route_id = r.route_id
        order by a.position)) as own
    from result r join route t on t.id = r.route_id
    where r.competition_id = $1 and r.entry_id = any($2::uuid[]) and r.mark is not null and r.confirmed_at is null
      and (r.self_logged or r.tries = 0)
    order by r.entry_id, r.route_id`,
};

/** What climbers and their markers have logged, unless it is settled: confirmed, or logged by a judge. */
export const readRecorded = (db: Queries, competition: string, entries: readonly string[]) =>
  db.rows<Recorded>(recordedStatement, [competition, entries]);
