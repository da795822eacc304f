import type { Tx } from '../../platform/db/database.ts';
import { hallAhead } from '../../judging/clock/hall-ahead.ts';
import type { Hall } from './known-hall.ts';

const measuredStatement = {
  name: 'hall.measured',
  text: 'update hall set ahead_ms = (array[$2::float8] || ahead_ms)[1:8] where competition_id = $1',
};

/** Notes by how much this server's clock is ahead of the hall's: the cloud shows the hall's clocks by its own. */
export const measured = (tx: Tx, { competitionId }: Hall, aheadMs: number): Promise<unknown> =>
  tx.rows(measuredStatement, [competitionId, aheadMs]);

const keepStatement = {
  name: 'hall.keep_clocks',
  text: `update clock_press c set made_at = c.made_at + ${hallAhead('c.competition_id')}, machine_started_at = null
    where c.competition_id = $1`,
};

/** Before this server is the owner again: from now on clocks of the hall run by its own time. */
export const keepClocks = (tx: Tx, competition: string): Promise<unknown> =>
  tx.rows(keepStatement, [competition]);
