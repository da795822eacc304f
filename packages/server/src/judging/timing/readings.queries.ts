import type { ReadingBody, TakenReading } from '@topout/contract';
import type { Run } from '@topout/domain';
import type { Queries, Tx } from '../../platform/db/database.ts';

interface StoredReading {
  readonly category: string;
  readonly heat: number;
  readonly lane: 0 | 1;
  readonly kind: ReadingBody['kind'];
  readonly ms: number | null;
}

/** What a device told before under an id. */
export interface KnownReading extends TakenReading {
  readonly kind: ReadingBody['kind'];
  readonly ms: number | null;
}

/** Older ids of a device are forgotten, except those of the last reading of a lane. No device sends anything again so late. */
const mostIds = 500;

export const laneNames = ['A', 'B'] as const;

const statements = {
  known: {
    name: 'timing.known',
    text: `select e.category_id as category, r.heat, r.lane, r.kind, r.ms from lane_reading r
      join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
      where r.competition_id = $1 and r.device_id = $2 and r.id = $3`,
  },
  // Also what was cleared, to race again.
  saved: {
    name: 'timing.saved',
    text: `select from command c join entry e on e.competition_id = c.competition_id and e.id = c.entry_id
      where c.competition_id = $1 and e.category_id = $2 and c.kind like 'attempts.%' and c.stream_version is not null
        and c.received_at > now() - make_interval(secs => $3::float8 / 1000) limit 1`,
  },
  // Whoever revokes a token waits for what it is telling, and then it tells nothing more.
  use: {
    name: 'timing.use',
    text: `update timing_device set used_at = now() where competition_id = $1 and id = $2 and ended_at is null returning id`,
  },
  write: {
    name: 'timing.write',
    text: `insert into lane_reading (competition_id, device_id, id, heat, lane, entry_id, route_id, base, kind, ms)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
  },
  prune: {
    name: 'timing.prune',
    text: `delete from lane_reading where competition_id = $1 and device_id = $2 and id in (
      select id from (
        select id, row_number() over (order by received_at desc, id) as place,
          row_number() over (partition by entry_id, route_id order by received_at desc, id) as place_on_lane
        from lane_reading where competition_id = $1 and device_id = $2) r
      where place > $3 and place_on_lane > 1)`,
  },
  forget: {
    name: 'timing.forget',
    text: 'delete from lane_reading where competition_id = $1 and device_id = $2',
  },
  latest: {
    name: 'timing.latest',
    text: `select distinct on (r.entry_id, r.route_id) r.entry_id as entry, r.route_id as route, r.base, r.kind, r.ms
      from lane_reading r
      join entry e on e.competition_id = r.competition_id and e.id = r.entry_id
      join timing_device d on d.competition_id = r.competition_id and d.id = r.device_id and d.ended_at is null
      where r.competition_id = $1 and e.category_id = $2
      order by r.entry_id, r.route_id, r.received_at desc`,
  },
};

/** What a device told before under this id; null = nothing. */
export async function knownReading(
  db: Queries,
  competition: string,
  device: string,
  id: string,
): Promise<KnownReading | null> {
  const [found] = await db.rows<StoredReading>(statements.known, [competition, device, id]);
  return found ? { ...found, lane: laneNames[found.lane] } : null;
}

/** Whether a result of a category was saved, or cleared, in the last milliseconds. */
export const savedWithin = async (
  db: Queries,
  competition: string,
  category: string,
  ms: number,
): Promise<boolean> => (await db.rows(statements.saved, [competition, category, ms])).length > 0;

export interface NewReading {
  readonly id: string;
  readonly heat: number;
  readonly lane: 0 | 1;
  readonly entry: string;
  readonly route: string;
  /** The version of the climber's stream on the lane. */
  readonly base: number;
  readonly kind: ReadingBody['kind'];
  readonly ms: number | null;
}

/** Stores a reading once, and forgets old ones of its device. @returns whether its device may still tell any */
export async function writeReading(
  tx: Tx,
  competition: string,
  device: string,
  { id, heat, lane, entry, route, base, kind, ms }: NewReading,
): Promise<boolean> {
  const used = await tx.rows(statements.use, [competition, device]);
  if (used.length === 0) return false;
  await tx.rows(statements.write, [competition, device, id, heat, lane, entry, route, base, kind, ms]);
  await tx.rows(statements.prune, [competition, device, mostIds]);
  return true;
}

/** Deletes all that a device has told. */
export async function forgetReadings(tx: Tx, competition: string, device: string): Promise<void> {
  await tx.rows(statements.forget, [competition, device]);
}

interface LatestReading {
  readonly entry: string;
  readonly route: string;
  readonly base: number;
  readonly kind: ReadingBody['kind'];
  readonly ms: number | null;
}

/** What was measured of a climber on a lane, at a version of their result there; null = nothing since. */
export type ReadingOf = (entry: string, route: string, version: number) => Run | null;

/** The last reading of each lane of a category, for as long as its result is as it was then. */
export async function latestReadings(db: Queries, competition: string, category: string): Promise<ReadingOf> {
  const rows = await db.rows<LatestReading>(statements.latest, [competition, category]);
  const latest = new Map(rows.map((row) => [`${row.entry} ${row.route}`, row]));
  return (entry, route, version) => {
    const row = latest.get(`${entry} ${route}`);
    return row?.base === version ? runOfReading(row) : null;
  };
}

const runOfReading = ({ kind, ms }: Pick<LatestReading, 'kind' | 'ms'>): Run =>
  kind === 'TIME' ? { kind, ms: ms ?? 0 } : { kind };
