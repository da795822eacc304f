import type { WaveChoice } from '@topout/contract';
import type { WaveRoom } from '@topout/domain';
import type { Queries } from '../../platform/db/database.ts';

export interface WaveRow extends WaveRoom {
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly waiting: number;
}

const waves = {
  name: 'wave.list',
  text: `
    select v.id as uuid, v.name, v.starts_at, v.ends_at, v.capacity,
      (select coalesce(json_agg(category_id), '[]') from wave_category k
        where k.competition_id = v.competition_id and k.wave_id = v.id) as categories,
      (select count(*)::int from registration r
        where r.competition_id = v.competition_id and r.wave_id = v.id and not r.wave_waits) as taken,
      (select count(*)::int from registration r
        where r.competition_id = v.competition_id and r.wave_id = v.id and r.wave_waits) as waiting
    from wave v where v.competition_id = $1 order by v.starts_at, v.name, v.id`,
};

/** A competition's sessions, by start. */
export const readWaves = (db: Queries, competition: string): Promise<WaveRow[]> =>
  db.rows<WaveRow>(waves, [competition]);

/** A column: the place of registration `r` on its session's waiting list, from 1; null for all others. */
const turn = `case when r.wave_waits then (
    select count(*)::int from registration w
    where w.competition_id = r.competition_id and w.wave_id = r.wave_id and w.wave_waits
      and (w.wave_since, w.profile_id) <= (r.wave_since, r.profile_id)) end`;

/** SQL: registration `r` has an entry. */
const entered = `exists (
  select from entry e where e.competition_id = r.competition_id and e.profile_id = r.profile_id)`;

const family = {
  name: 'wave.of_family',
  text: `
    select r.profile_id as user, r.wave_id as wave, ${turn} as waiting_position
    from profile p join registration r on r.competition_id = $1 and r.profile_id = p.id
    where (p.id = $2 or p.parent_id = $2) and ${entered} order by p.id`,
};

/** The sessions of a person and their children, as far as they are entered. */
export const readOwnChoices = (db: Queries, competition: string, profile: string): Promise<WaveChoice[]> =>
  db.rows<WaveChoice>(family, [competition, profile]);

const without = {
  name: 'wave.without',
  text: `
    select r.profile_id as user, (select json_agg(e.category_id) from entry e
      where e.competition_id = r.competition_id and e.profile_id = r.profile_id) as categories
    from registration r where r.competition_id = $1 and r.wave_id is null and ${entered}
    order by r.profile_id`,
};

/** Everybody entered who is in no session, with their categories. */
export const readWithoutWave = (
  db: Queries,
  competition: string,
): Promise<{ user: string; categories: string[] }[]> => db.rows(without, [competition]);

const one = {
  name: 'wave.of_one',
  text: `
    select r.wave_id as wave, r.wave_waits as waits, json_agg(e.category_id) as categories,
      min(e.id::text) as entry
    from registration r join entry e on e.competition_id = r.competition_id and e.profile_id = r.profile_id
    where r.competition_id = $1 and r.profile_id = $2
    group by r.competition_id, r.profile_id`,
};

/** A person who is entered, and their session. */
export interface WaveOf {
  readonly wave: string | null;
  readonly waits: boolean;
  readonly categories: readonly string[];
  /** Their first entry. */
  readonly entry: string;
}

export async function readWaveOf(db: Queries, competition: string, user: string): Promise<WaveOf | null> {
  const [found] = await db.rows<WaveOf>(one, [competition, user]);
  return found ?? null;
}
