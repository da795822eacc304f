import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { jsonOf } from '../db/names.ts';

/** What an organiser changed beside results; those are in the log of commands. */
export const auditKinds = [
  'competition.created',
  'competition.changed',
  'competition.duplicated',
  'competition.hidden',
  'competition.shown',
  'stage.created',
  'stage.changed',
  'stage.deleted',
  'category.created',
  'category.changed',
  'category.deleted',
  'route_group.created',
  'route_group.changed',
  'route_group.deleted',
  'entry.invited',
  'entry.created',
  'entry.changed',
  'entry.deleted',
  'entry.merged',
  'entry.taken_over',
  'entry.restored',
  'numbers.assigned',
  'waiting_list.ordered',
  'judging_key.renewed',
  'judge.invited',
  'judge.invitation_withdrawn',
  'judge.joined',
  'judge.changed',
  'judge.removed',
  'judging_group.created',
  'judging_group.changed',
  'judging_group.deleted',
  'route_numbers.changed',
  'stage.advanced',
  'results.published',
  'results.handed_over',
] as const;
export type AuditKind = (typeof auditKinds)[number];

export interface Audit {
  readonly competition: string;
  /** Profile of whoever did it. */
  readonly actor: string | null;
  readonly kind: AuditKind;
  readonly entry?: string;
  readonly details?: Record<string, unknown>;
}

/** Writes down who changed what, in the transaction of the change. Answers the uuid of the record. */
export async function writeAudit(
  tx: Tx,
  { competition, actor, kind, entry, details = {} }: Audit,
): Promise<string> {
  const id = newId();
  await tx.kysely
    .insertInto('audit')
    .values({
      competitionId: competition,
      id,
      actorId: actor,
      kind,
      entryId: entry ?? null,
      details: jsonOf(details),
    })
    .execute();
  return id;
}
