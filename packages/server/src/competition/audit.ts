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

/** Who acts where: the part of an authority that a record names. */
interface Acting {
  readonly competition: { readonly uuid: string };
  readonly actor: { readonly profile: string | null };
}

/** Records what somebody did with their authority. */
export const auditOf = (
  tx: Tx,
  { competition, actor }: Acting,
  kind: AuditKind,
  details: Record<string, unknown> = {},
  entry?: string,
): Promise<string> => {
  const record = { competition: competition.uuid, actor: actor.profile, kind, details };
  return writeAudit(tx, { ...record, ...(entry !== undefined && { entry }) });
};
