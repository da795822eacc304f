import type { Authority } from '../../competition/authority/authority.ts';
import { auditOf } from '../../competition/audit.ts';
import { newJudgingKey } from '../../competition/judging-key.ts';
import { raiseConfig } from '../../competition/raise-config.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Gives a competition another judging key. Existing judges stay. @returns the key */
export async function renewKey(tx: Tx, { competition, actor }: Authority): Promise<string> {
  const judgeKey = newJudgingKey();
  await tx.kysely.updateTable('competition').set({ judgeKey }).where('id', '=', competition.uuid).execute();
  await raiseConfig(tx, competition.uuid);
  await auditOf(tx, { competition, actor }, 'judging_key.renewed');
  return judgeKey;
}
