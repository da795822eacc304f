import type { PublicationChanges } from '@topout/contract';
import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { areSame } from './changes.ts';
import { changesSince } from './changes-since.ts';
import { nameOf } from './name-of.ts';
import type { LatestRow } from './publications.queries.ts';
import { readPeople } from './results.queries.ts';

/** The changes since each latest publication that has any, with full names, for the organiser side. */
export async function presentChanges(
  app: Pick<FastifyInstance, 'db' | 'boards'>,
  authority: Authority,
  latest: readonly LatestRow[],
): Promise<PublicationChanges[]> {
  const name = nameOf(await readPeople(app.db, authority.competition.uuid), true, 0);
  const found: PublicationChanges[] = [];
  for (const one of latest) {
    const changes = await changesSince(app, authority, one);
    if (areSame(changes)) continue;
    found.push({
      stage: one.stage,
      version: one.version,
      final: one.final,
      publishedAt: one.publishedAt.toISOString(),
      teams: [...changes.teams],
      rows: changes.rows.map((row) => ({ ...row, user: name(row.user) })),
    });
  }
  return found;
}
