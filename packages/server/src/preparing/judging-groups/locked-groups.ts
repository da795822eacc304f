import type { Tx } from '../../platform/db/database.ts';
import { conflict, notFound } from '../../platform/errors.ts';

interface Seen {
  readonly uuid: string;
  /** The version that the organiser saw; without it the server compares nothing. */
  readonly version?: number | undefined;
}

/**
 * Locks all judging groups of a competition in one order, so that two simultaneous assignments run one after
 * the other: a route that joins one judging group leaves another.
 *
 * @throws Refusal 404 for an unknown judging group, 409 for one changed since the caller saw it
 */
export async function lockGroups(tx: Tx, competition: string, wanted: readonly Seen[]): Promise<void> {
  const groups = await tx.kysely
    .selectFrom('judgingGroup')
    .select(['id', 'version'])
    .where('competitionId', '=', competition)
    .orderBy('id')
    .forUpdate()
    .execute();
  const versions = new Map(groups.map(({ id, version }) => [id, version]));
  for (const { uuid, version } of wanted) {
    const now = versions.get(uuid);
    if (now === undefined) throw notFound('judging area');
    if (version !== undefined && version !== now) {
      throw conflict('judging_group.changed', 'Somebody else changed this area in the meantime.');
    }
  }
}

/** Raises the versions of these judging groups, so that what others saw is out of date. */
export async function raiseGroups(tx: Tx, competition: string, groups: readonly string[]): Promise<void> {
  if (groups.length === 0) return;
  await tx.kysely
    .updateTable('judgingGroup')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('competitionId', '=', competition)
    .where('id', 'in', [...groups])
    .execute();
}
