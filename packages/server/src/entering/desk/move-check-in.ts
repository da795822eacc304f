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
  const going = (await lockCheckIn(tx, competition, from))?.checkIn ?? nothing;
  const staying = (await lockCheckIn(tx, competition, to))?.checkIn ?? nothing;
  const moved = fields.filter((field) => going[field] !== null && staying[field] === null);
  if (moved.length === 0) return [];
  await writeCheckIn(tx, competition, from, { ...going, ...partOf(nothing, moved) });
  await writeCheckIn(tx, competition, to, { ...staying, ...partOf(going, moved) });
  return moved;
}
