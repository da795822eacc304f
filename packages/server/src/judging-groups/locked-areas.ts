import type { Tx } from '../db/database.ts';
import { conflict, notFound } from '../errors.ts';

interface Seen {
  readonly uuid: string;
  /** The version that the organiser saw; without it nothing is compared. */
  readonly version?: number | undefined;
}

/**
 * Locks all areas of a competition in one order, so that two who assign at once do so one after the other: a route that
 * enters one area leaves another.
 *
 * @throws Refusal 404 for an area that is not there, 409 for one that somebody changed since it was seen
 */
export async function lockAreas(tx: Tx, competition: string, wanted: readonly Seen[]): Promise<void> {
  const areas = await tx.kysely
    .selectFrom('judgingGroup')
    .select(['id', 'version'])
    .where('competitionId', '=', competition)
    .orderBy('id')
    .forUpdate()
    .execute();
  const versions = new Map(areas.map(({ id, version }) => [id, version]));
  for (const { uuid, version } of wanted) {
    const now = versions.get(uuid);
    if (now === undefined) throw notFound('judging area');
    if (version !== undefined && version !== now) {
      throw conflict('judging_group.changed', 'Somebody else changed this area in the meantime.');
    }
  }
}

/** What was seen of these areas holds no longer. */
export async function raiseAreas(tx: Tx, competition: string, areas: readonly string[]): Promise<void> {
  if (areas.length === 0) return;
  await tx.kysely
    .updateTable('judgingGroup')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('competitionId', '=', competition)
    .where('id', 'in', [...areas])
    .execute();
}
