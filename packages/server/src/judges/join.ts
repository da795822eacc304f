import type { JudgeReply } from '@topout/contract';
import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import { raiseConfig } from '../competitions/change/raise-config.ts';
import type { Tx } from '../db/database.ts';
import { lockCompetition } from '../entries/enter/enter.ts';
import { readJudge } from './judge.queries.ts';

/**
 * Makes the caller a judge: at once, or once staff approve where the competition asks for it. Whoever has a role
 * keeps it; whoever had one taken away waits for approval in any case.
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
