import type { JudgingGroupPatch } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import { raiseConfig } from '../competitions/raise-config.ts';
import type { Tx } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { newId } from '../ids.ts';
import { assignJudges, assignRoutes } from './assign.ts';

const nextPosition = {
  name: 'judging_group.next_position',
  text: 'select coalesce(max(position) + 1, 0)::int as position from judging_group where competition_id = $1',
};

/** Makes an area, the last in order. @returns its uuid */
export async function createJudgingGroup(tx: Tx, authority: Authority, name: string): Promise<string> {
  const competition = authority.competition.uuid;
  const id = newId();
  const [next] = await tx.rows<{ position: number }>(nextPosition, [competition]);
  await tx.kysely
    .insertInto('judging_group')
    .values({ competition_id: competition, id, name, position: next?.position ?? 0 })
    .execute();
  await raiseConfig(tx, competition);
  await audit(tx, authority, 'judging_group.created', { group: id, name });
  return id;
}

/** @throws Refusal 404 for an unknown area, 400 for unknown routes or judges */
export async function changeJudgingGroup(
  tx: Tx,
  authority: Authority,
  group: string,
  { name, routes, judges }: JudgingGroupPatch,
): Promise<void> {
  const competition = authority.competition.uuid;
  await requireGroup(tx, competition, group);
  if (name !== undefined) {
    await tx.kysely
      .updateTable('judging_group')
      .set({ name })
      .where('competition_id', '=', competition)
      .where('id', '=', group)
      .execute();
  }
  if (routes) await assignRoutes(tx, competition, group, routes);
  if (judges) await assignJudges(tx, competition, group, judges);
  await raiseConfig(tx, competition);
  await audit(tx, authority, 'judging_group.changed', { group, name, routes, judges });
}

/** Its routes are in no area then; its judges stay judges. @throws Refusal 404 */
export async function deleteJudgingGroup(tx: Tx, authority: Authority, group: string): Promise<void> {
  const competition = authority.competition.uuid;
  await requireGroup(tx, competition, group);
  await tx.kysely
    .deleteFrom('judging_group')
    .where('competition_id', '=', competition)
    .where('id', '=', group)
    .execute();
  await raiseConfig(tx, competition);
  await audit(tx, authority, 'judging_group.deleted', { group });
}

/** Locks the area, so that two who assign at once do so one after the other. */
async function requireGroup(tx: Tx, competition: string, group: string): Promise<void> {
  const found = await tx.kysely
    .selectFrom('judging_group')
    .select('id')
    .where('competition_id', '=', competition)
    .where('id', '=', group)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('judging area');
}

type Kind = 'judging_group.created' | 'judging_group.changed' | 'judging_group.deleted';

const audit = (tx: Tx, { competition, actor }: Authority, kind: Kind, details: Record<string, unknown>) =>
  writeAudit(tx, { competition: competition.uuid, actor: actor.profile, kind, details });
