import type { Tx } from '../../platform/db/database.ts';
import { waveFree } from '../../platform/mail/mails.ts';
import { mailEntries } from '../entries/mail-entries.ts';
import { putIntoWaves } from './put-into-waves.ts';
import { latestEntry } from '../entries/which-entry.ts';

const moveUp = {
  name: 'wave.move_up',
  text: `
    with turn as (
      select profile_id, wave_id,
        row_number() over (partition by wave_id order by wave_since, profile_id) as place
      from registration where competition_id = $1 and wave_waits
    ), moved as (
      update registration r set wave_waits = false
      from turn t join wave v on v.competition_id = $1 and v.id = t.wave_id
      where r.competition_id = $1 and r.profile_id = t.profile_id
        and t.place <= coalesce(v.capacity - (
          select count(*) from registration o
          where o.competition_id = $1 and o.wave_id = v.id and not o.wave_waits), t.place)
      returning r.profile_id
    )
    select ${latestEntry('$1', 'm.profile_id')} as entry, c.name
    from moved m join competition c on c.id = $1`,
};

/**
 * Gives the free places of all sessions to the first people on their waiting lists, and tells them. The caller
 * locks the competition.
 */
export async function fillWaves(tx: Tx, competition: string): Promise<void> {
  const moved = await tx.rows<{ entry: string; name: string }>(moveUp, [competition]);
  const [first] = moved;
  if (!first) return;
  const entries = moved.map(({ entry }) => entry);
  await mailEntries(tx, { uuid: competition, name: first.name }, entries, waveFree);
}

const leave = {
  name: 'wave.leave_closed',
  text: `
    update registration r set wave_id = null, wave_waits = false, wave_since = null
    where r.competition_id = $1 and r.profile_id = $2
      and exists (select from wave_category k where k.competition_id = $1 and k.wave_id = r.wave_id)
      and not exists (
        select from wave_category k join entry e on e.competition_id = $1 and e.category_id = k.category_id
        where k.competition_id = $1 and k.wave_id = r.wave_id and e.profile_id = $2)
    returning r.profile_id`,
};

/** Somebody who changed category leaves a session for others. The caller locks the competition. */
export async function leaveClosedWave(tx: Tx, competition: string, user: string): Promise<void> {
  const left = await tx.rows(leave, [competition, user]);
  if (left.length > 0) await fillWaves(tx, competition);
}

const move = {
  name: 'wave.hand_over',
  text: `
    with was as (
      select wave_id, wave_waits, wave_since from registration
      where competition_id = $1 and profile_id = $2 and wave_id is not null
    ), given as (
      update registration r set wave_id = was.wave_id, wave_waits = was.wave_waits, wave_since = was.wave_since
      from was where r.competition_id = $1 and r.profile_id = $3 and r.wave_id is null
      returning r.profile_id
    ), gone as (
      update registration set wave_id = null, wave_waits = false, wave_since = null
      where competition_id = $1 and profile_id = $2 and wave_id is not null
    )
    select wave_id as wave, exists (select from given) as taken from was`,
};

/** A place in a session that somebody gave up. */
export interface GivenWave {
  /** Uuid of the session. */
  readonly wave: string;
  /** The other one took it; otherwise it got free. */
  readonly taken: boolean;
}

/**
 * Gives a person's place in a session to another who takes their place in the competition; where that one has
 * a session, it stays, and the place gets free. The caller locks the competition.
 */
export async function handOverWave(
  tx: Tx,
  competition: string,
  { from, to }: Between,
): Promise<GivenWave | undefined> {
  const [given] = await tx.rows<GivenWave>(move, [competition, from, to]);
  await fillWaves(tx, competition);
  return given;
}

interface Between {
  readonly from: string;
  readonly to: string;
}

const back = {
  name: 'wave.give_back',
  text: `
    with was as (
      select r.wave_id, r.wave_waits, r.wave_since from registration r
      where r.competition_id = $1 and r.profile_id = $2 and r.wave_id = $4
        and exists (select from registration t where t.competition_id = $1 and t.profile_id = $3 and t.wave_id is null)
    ), gone as (
      update registration r set wave_id = null, wave_waits = false, wave_since = null
      from was where r.competition_id = $1 and r.profile_id = $2
    )
    update registration r set wave_id = was.wave_id, wave_waits = was.wave_waits, wave_since = was.wave_since
    from was where r.competition_id = $1 and r.profile_id = $3`,
};

const without = {
  name: 'wave.has_none',
  text: 'select profile_id as user from registration where competition_id = $1 and profile_id = $2 and wave_id is null',
};

/**
 * Gives a place in a session back: the very one, where the other took it and is still there; otherwise one at the end,
 * free or on the waiting list. Whoever has another session by now keeps that. The caller locks the competition.
 */
export async function giveWaveBack(
  tx: Tx,
  competition: string,
  { from, to }: Between,
  { wave, taken }: GivenWave,
): Promise<void> {
  if (taken) await tx.rows(back, [competition, from, to, wave]);
  const waveless = await tx.rows<{ user: string }>(without, [competition, to]);
  await putIntoWaves(
    tx,
    competition,
    waveless.map(({ user }) => ({ user, wave })),
  );
}
