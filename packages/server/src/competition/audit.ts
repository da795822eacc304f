import type { AuditKind } from '@topout/contract';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/ids.ts';
import { jsonOf } from '../platform/db/names.ts';

export interface Audit {
  readonly competition: string;
  /** Profile of the person who did it. */
  readonly actor: string | null;
  readonly kind: AuditKind;
  readonly entry?: string;
  readonly details?: Record<string, unknown>;
}

/** Records who changed what, in the transaction of the change. Returns the record's uuid. */
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
