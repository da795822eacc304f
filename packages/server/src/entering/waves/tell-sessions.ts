import { formatTime } from '@topout/domain';
import { timeZoneOf } from '../../competition/authority/time-zone.ts';
import { tell } from '../../people/push/tell.ts';
import type { Database } from '../../platform/db/database.ts';

/** Time enough to come from the café, and not to forget it again. */
const minutesBefore = 15;

interface Beginning {
  readonly competition: string;
  readonly wave: string;
  readonly name: string;
  readonly competitionName: string;
  readonly startsAt: Date;
  readonly timeZone: string;
}

const statements = {
  /* Nodes that look at the same moment wait here for each other: one of them gets the row. */
  claim: {
    name: 'wave.claim_told',
    text: `
      with claimed as (
        insert into wave_told (competition_id, wave_id, starts_at)
        select v.competition_id, v.id, v.starts_at from wave v join competition c on c.id = v.competition_id
        where v.starts_at > now() and v.starts_at <= now() + make_interval(mins => ${minutesBefore})
          and c.cancelled_at is null
        order by v.competition_id, v.id
        on conflict do nothing returning competition_id, wave_id, starts_at
      )
      select t.competition_id as competition, t.wave_id as wave, v.name, c.name as competition_name, t.starts_at,
        ${timeZoneOf('c.id')} as time_zone
      from claimed t
      join wave v on v.competition_id = t.competition_id and v.id = t.wave_id
      join competition c on c.id = t.competition_id`,
  },
  people: {
    name: 'wave.people_told',
    text: `select r.profile_id as profile from registration r
      where r.competition_id = $1 and r.wave_id = $2 and not r.wave_waits and exists (
        select from entry e where e.competition_id = $1 and e.profile_id = r.profile_id and e.status = 'ENTERED')`,
  },
};

/**
 * Tells those with a place in a session that it begins in a quarter of an hour: once for each start, over restarts and
 * on several nodes. Whoever gets a place later knows when it begins.
 *
 * @returns how many sessions were told of
 */
export const tellSessions = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const beginning = await tx.rows<Beginning>(statements.claim, []);
    for (const { competition, wave, name, competitionName, startsAt, timeZone } of beginning) {
      const people = await tx.rows<{ profile: string }>(statements.people, [competition, wave]);
      await tell(tx, {
        kind: 'SESSION',
        competition,
        people: people.map(({ profile }) => profile),
        title: `${name} begins at ${formatTime(startsAt, timeZone)}`,
        body: `Your session at ${competitionName}. Check in and warm up.`,
        path: `/${competition}`,
        topic: `session ${wave}`,
      });
    }
    return beginning.length;
  });
