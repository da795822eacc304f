import type { Competition } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { readVenuesOf } from '../venues/venue.queries.ts';
import { readCompetition } from './competition.queries.ts';
import { readOwnEntries } from './own-entries.queries.ts';
import { presentCompetition } from './present-competition.ts';

/** Reads and presents a competition for somebody. */
export async function showCompetition(
  { db }: { readonly db: Database },
  authority: Authority,
): Promise<Competition> {
  const id = authority.competition.uuid;
  const { profile } = authority.actor;
  const [row, venues, ownEntries] = await Promise.all([
    readCompetition(db, id),
    readVenuesOf(db, id),
    profile === null ? [] : readOwnEntries(db, id, profile),
  ]);
  if (!row) throw notFound('competition');
  return presentCompetition(authority, { row, venues, ownEntries });
}
