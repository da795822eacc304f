import type { Authority } from '../authority/authority.ts';
import { writeAudit } from '../competitions/audit.ts';
import { newJudgingKey } from '../competitions/judging-key.ts';
import { raiseConfig } from '../competitions/change/raise-config.ts';
import type { Tx } from '../db/database.ts';

/** Gives a competition another judging key. Who judges already goes on. @returns the key */
export async function renewKey(tx: Tx, { competition, actor }: Authority): Promise<string> {
  const judgeKey = newJudgingKey();
  await tx.kysely.updateTable('competition').set({ judgeKey }).where('id', '=', competition.uuid).execute();
  await raiseConfig(tx, competition.uuid);
  await writeAudit(tx, {
    competition: competition.uuid,
    actor: actor.profile,
    kind: 'judging_key.renewed',
  });
  return judgeKey;
}
