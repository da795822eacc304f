import type { Tx } from '../../platform/db/database.ts';

const statement = {
  name: 'stage.phase',
  text: `
    update stage set pending_results = $3,
      closed_at = case when $3 then null else coalesce(closed_at, now()) end,
      opened_at = case when $3 then coalesce(opened_at, now()) else opened_at end
    where competition_id = $1 and id = $2`,
};

/**
 * Opens or reopens a stage, or closes it. Stores the times of opening and closing. (behaviour:
 * organising#opening-and-closing)
 */
export async function setStagePhase(
  tx: Tx,
  competition: string,
  stage: string,
  pendingResults: boolean,
): Promise<void> {
  await tx.rows(statement, [competition, stage, pendingResults]);
}
