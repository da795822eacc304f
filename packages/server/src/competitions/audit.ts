import type { AuditKind } from '@topout/contract';
import type { Tx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { jsonOf } from '../db/names.ts';

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
