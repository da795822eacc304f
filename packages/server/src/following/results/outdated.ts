import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
import { areSame } from './changes.ts';
import { changesSince, type PublishedScope } from './changes-since.ts';

/**
 * Publications that differ from the current results, except those of an open stage, whose results are meant
 * to change.
 *
 * @returns their uuids
 */
export async function outdatedOf(
  app: Pick<FastifyInstance, 'db' | 'boards'>,
  authority: Authority,
  published: readonly (PublishedScope | null)[],
): Promise<ReadonlySet<string>> {
  const { stages, pendingResults } = authority.competition;
  const isOpen = (stage: string | null) =>
    stage === null ? pendingResults : stages.some((one) => one.uuid === stage && one.pendingResults);
  const outdated = new Set<string>();
  for (const one of published) {
    if (one === null || isOpen(one.stage)) continue;
    if (!areSame(await changesSince(app, authority, one))) outdated.add(one.uuid);
  }
  return outdated;
}
