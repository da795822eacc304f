import type { JudgingGroupBody, JudgingGroupPatch } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { assignJudges, assignRoutes } from './assign.ts';
import { lockGroups, raiseGroups } from './locked-groups.ts';

const nextPosition = {
  name: 'judging_group.next_position',
  text: 'select coalesce(max(position) + 1, 0)::int as position from judging_group where competition_id = $1',
};

/**
 * Creates a judging group, last in order, with the given contents.
 *
 * @returns its uuid
 * @throws Refusal 400 for unknown routes or judges
 */
export async function createJudgingGroup(
  tx: Tx,
  authority: Authority,
  { name, ...given }: JudgingGroupBody,
): Promise<string> {
  const competition = authority.competition.uuid;
  await raiseConfig(tx, competition);
  const id = newId();
  const [next] = await tx.rows<{ position: number }>(nextPosition, [competition]);
  await tx.kysely
    .insertInto('judgingGroup')
    .values({ competitionId: competition, id, name, position: next?.position ?? 0 })
    .execute();
  await raiseGroups(tx, competition, await apply(tx, competition, id, given));
  await auditOf(tx, authority, 'judging_group.created', { group: id, name, ...given });
  return id;
}

/**
 * Changes judging groups one after the other, all or nothing.
 *
 * @throws Refusal 404 for an unknown judging group, 409 for one changed since the caller saw it, 400 for
 * unknown routes or judges
 */
export async function changeJudgingGroups(
  tx: Tx,
  authority: Authority,
  patches: readonly ({ readonly uuid: string } & JudgingGroupPatch)[],
): Promise<void> {
  const competition = authority.competition.uuid;
  await raiseConfig(tx, competition);
  await lockGroups(tx, competition, patches);
  const changed = new Set<string>();
  for (const { uuid, version: _, ...patch } of patches) {
    for (const loser of await apply(tx, competition, uuid, patch)) changed.add(loser);
    changed.add(uuid);
    await auditOf(tx, authority, 'judging_group.changed', { group: uuid, ...patch });
  }
  await raiseGroups(tx, competition, [...changed]);
}

/** @returns other judging groups that lost a route */
async function apply(
  tx: Tx,
  competition: string,
  group: string,
  { name, routes, judges }: JudgingGroupPatch,
): Promise<string[]> {
  if (name !== undefined) {
    await tx.kysely
      .updateTable('judgingGroup')
      .set({ name })
      .where('competitionId', '=', competition)
      .where('id', '=', group)
      .execute();
  }
  if (judges) await assignJudges(tx, competition, group, judges);
  return routes ? assignRoutes(tx, competition, group, routes) : [];
}

/**
 * Its routes are then in no judging group; its judges stay judges. @throws Refusal 404, 409 for one changed
 * since the caller saw it
 */
export async function deleteJudgingGroup(
  tx: Tx,
  authority: Authority,
  group: string,
  seen: number | undefined,
): Promise<void> {
  const competition = authority.competition.uuid;
  await raiseConfig(tx, competition);
  await lockGroups(tx, competition, [{ uuid: group, version: seen }]);
  await tx.kysely
    .deleteFrom('judgingGroup')
    .where('competitionId', '=', competition)
    .where('id', '=', group)
    .execute();
  await auditOf(tx, authority, 'judging_group.deleted', { group });
}
