import type { JudgeReply } from '@topout/contract';
import type { Authority } from '../../competition/authority/authority.ts';
import { writeAudit } from '../../competition/audit.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockCompetition } from '../../entering/enter/enter.ts';
import { readJudge } from './judge.queries.ts';

/**
 * Makes the caller a judge: at once, or, if the competition requires it, once staff approve. People with a
 * role keep it; people whose role was taken away always wait for approval.
 */
export async function joinAsJudge(
  tx: Tx,
  { competition, rules }: Authority,
  profile: string,
): Promise<JudgeReply> {
  await lockCompetition(tx, competition.uuid);
  const known = await readJudge(tx, competition.uuid, profile);
  if (known && !known.revoked) return { role: known.pending ? null : known.role, pending: known.pending };

  const pending = rules.judgesNeedApproval || known !== null;
  const values = { role: 'JUDGE', pending, revokedAt: null } as const;
  await tx.kysely
    .insertInto('competitionRole')
    .values({ competitionId: competition.uuid, profileId: profile, ...values })
    .onConflict((conflict) => conflict.columns(['competitionId', 'profileId']).doUpdateSet(values))
    .execute();
  await raiseConfig(tx, competition.uuid);
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: profile,
    kind: 'judge.joined',
    details: { user: profile, pending },
  });
  return { role: pending ? null : 'JUDGE', pending };
}
