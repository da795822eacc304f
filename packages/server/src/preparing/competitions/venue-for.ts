import type { CompetitionBody } from '@topout/contract';
import type { Tx } from '../../platform/db/database.ts';
import { invalid, Refusal } from '../../platform/errors.ts';
import { changeVenue } from '../setup/change-setup.ts';
import { requireVenue } from '../venues/access.ts';
import { createVenue } from '../venues/change-venue.ts';

/**
 * The venue of a new competition: a known one that its creator looks after, or a new one.
 *
 * @throws Refusal 400 for an unknown venue or time zone, 403 for somebody else's venue
 */
export async function venueFor(tx: Tx, master: string, venue: CompetitionBody['venue']): Promise<string> {
  try {
    if (typeof venue !== 'string') return await createVenue(tx, master, venue);
    await requireVenue(tx, master, venue);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403) throw error;
    throw invalid(error.message, { venue: [error.message] });
  }
  await changeVenue(tx, venue, undefined);
  return venue;
}
