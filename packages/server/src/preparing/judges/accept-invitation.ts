import type { JudgeReply } from '@topout/contract';
import type { Role } from '@topout/domain';
import type { Authority } from '../../competition/authority/authority.ts';
import { writeAudit } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { keyInvalid } from './judging-key.ts';
import type { Invited } from './invitation.queries.ts';
import { readJudge } from './judge.queries.ts';

/** Whether a role includes everything another one allows; staff who are invited to judge lose nothing. */
const covers = (stands: Role, role: Role): boolean =>
  stands === role || role === 'JUDGE' || stands === 'MASTER' || stands === 'STAFF_JUDGE';

/**
 * Gives the caller the role they were invited to; organisers asked for it, so it needs no approval. A caller
 * with the same role or more keeps it, and still uses up the invitation. Once accepted, it gives nothing
 * again: it does not restore a role that was taken away since.
 *
 * @throws Refusal 400 if somebody else was faster
 */
export async function acceptInvitation(
  tx: Tx,
  { competition: { uuid: competition } }: Authority,
  profile: string,
  { uuid, role }: Invited,
): Promise<JudgeReply> {
  await raiseConfig(tx, competition);
  const known = await readJudge(tx, competition, profile);
  const stands = known && !known.revoked && !known.pending ? known.role : null;
  const taken = await tx.kysely
    .updateTable('staffInvitation')
    .set({ acceptedAt: new Date(), acceptedBy: profile })
    .where('competitionId', '=', competition)
    .where('id', '=', uuid)
    .where('acceptedAt', 'is', null)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) {
    if (stands) return { role: stands, pending: false };
    throw keyInvalid();
  }
  if (stands && covers(stands, role)) return { role: stands, pending: false };
  const values = { role, pending: false, revokedAt: null };
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition, profileId: profile, ...values })
    .onConflict((conflict) => conflict.columns(['competitionId', 'profileId']).doUpdateSet(values))
    .execute();
  await writeAudit(tx, {
    competition,
    actor: profile,
    kind: 'judge.joined',
    details: { user: profile, pending: false, role },
  });
  return { role, pending: false };
}
