import type { FastifyInstance } from 'fastify';
import type { Authority } from '../../competition/authority/authority.ts';
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
    if ((await changesSince(app, authority, one)).length > 0) outdated.add(one.uuid);
  }
  return outdated;
}
