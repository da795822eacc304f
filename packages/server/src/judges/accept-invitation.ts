import type { JudgeReply } from '@topout/contract';
import type { Role } from '@topout/domain';
import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import { raiseConfig } from '../competitions/change/raise-config.ts';
import type { Tx } from '../db/database.ts';
import { keyInvalid } from './judging-key.ts';
import type { Invited } from './invitation.queries.ts';
import { readJudge } from './judge.queries.ts';

/** Whether a role lets somebody do all that another one does; staff who are asked to judge as well are given no less. */
const covers = (stands: Role, role: Role): boolean =>
  stands === role || role === 'JUDGE' || stands === 'MASTER' || stands === 'STAFF_JUDGE';

/**
 * Gives the caller the role they were invited to: organisers have asked for it, so nobody approves it again. Whoever has as much
 * or more keeps it, and has used it up. Once accepted, it gives nothing anew: a role that was taken away since stays away.
 *
 * @throws Refusal 400 where somebody else was faster
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
