import type { Tx } from '../../platform/db/database.ts';
import { jsonOf } from '../../platform/db/names.ts';

const put = {
  name: 'wave.put_into',
  text: `
    with wanted as (
      select x.*, row_number() over (partition by x.wave order by x.place) as turn
      from jsonb_to_recordset($2) as x ("user" uuid, wave uuid, place integer)
    )
    update registration r set wave_id = w.wave,
      wave_since = clock_timestamp() + w.place * interval '1 microsecond',
      wave_waits = coalesce(w.turn > v.capacity - (
        select count(*) from registration o
        where o.competition_id = $1 and o.wave_id = v.id and not o.wave_waits), false)
    from wanted w join wave v on v.competition_id = $1 and v.id = w.wave
    where r.competition_id = $1 and r.profile_id = w."user"`,
};

/** Where somebody belongs: profile uuid, and the session's. */
interface Placed {
  readonly user: string;
  readonly wave: string;
}

/**
 * Puts people who have just been entered into sessions, in order; those for whom there is no place wait. The
 * caller locks the competition.
 */
export async function putIntoWaves(tx: Tx, competition: string, people: readonly Placed[]): Promise<void> {
  if (people.length === 0) return;
  const rows = people.map((person, place) => ({ ...person, place }));
  await tx.rows(put, [competition, jsonOf(rows)]);
}
