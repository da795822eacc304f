import { type CheckIn, type CheckInField, checkInFields } from '@topout/domain';
import type { Tx } from '../../platform/db/database.ts';
import { lockCheckIn, partOf, writeCheckIn } from './check-in.queries.ts';

interface Move {
  /** Profile uuids. */
  readonly from: string;
  readonly to: string;
  /** All unless told otherwise. */
  readonly fields?: readonly CheckInField[];
}

const nothing: CheckIn = { present: null, paid: null, waiver: null, bib: null };

/** Nobody gets time anew by becoming somebody else: the clock that started first runs on. */
const carryClock = {
  name: 'check_in.carry_clock',
  text: `
    update registration r set clock_started_at = least(r.clock_started_at, f.clock_started_at)
    from registration f
    where r.competition_id = $1 and r.profile_id = $3 and f.competition_id = $1 and f.profile_id = $2
      and f.clock_started_at is not null`,
};

/**
 * Moves what the desk recorded of one person to another who takes their place, as far as nothing is recorded
 * of the other. Both are registered; the caller locks the competition.
 *
 * @returns the fields that moved, so that they can be moved back
 */
export async function moveCheckIn(
  tx: Tx,
  competition: string,
  { from, to, fields = checkInFields }: Move,
): Promise<CheckInField[]> {
  if (fields === checkInFields) await tx.rows(carryClock, [competition, from, to]);
  const going = (await lockCheckIn(tx, competition, from))?.checkIn ?? nothing;
  const staying = (await lockCheckIn(tx, competition, to))?.checkIn ?? nothing;
  const moved = fields.filter((field) => going[field] !== null && staying[field] === null);
  if (moved.length === 0) return [];
  await writeCheckIn(tx, competition, from, { ...going, ...partOf(nothing, moved) });
  await writeCheckIn(tx, competition, to, { ...staying, ...partOf(going, moved) });
  return moved;
}
