import type { Competition } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { notFound } from '../../platform/errors.ts';
import { outdatedOf } from '../results/outdated.ts';
import { readVenuesOf } from '../../preparing/venues/venue.queries.ts';
import { readCompetition } from './competition.queries.ts';
import { readOwnEntries } from './own-entries.queries.ts';
import { presentCompetition } from './present-competition.ts';

/** Reads and presents a competition for somebody. */
export async function showCompetition(
  app: Pick<FastifyInstance, 'db' | 'boards'>,
  authority: Authority,
): Promise<Competition> {
  const { db } = app;
  const id = authority.competition.uuid;
  const { profile } = authority.actor;
  const [row, venues, ownEntries] = await Promise.all([
    readCompetition(db, id),
    readVenuesOf(db, id),
    profile === null ? [] : readOwnEntries(db, id, profile),
  ]);
  if (!row) throw notFound('competition');
  const outdated = await outdatedOf(app, authority, [
    row.published,
    ...row.stages.map(({ published }) => published),
  ]);
  return presentCompetition(authority, { row, venues, ownEntries, outdated });
}
