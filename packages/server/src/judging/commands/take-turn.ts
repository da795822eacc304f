import type { Tx } from '../../platform/db/database.ts';

const statement = {
  name: 'scoring.take_turn',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 7465120))',
};

/**
 * Waits until no other node that takes turns is writing results to the competition. The boards' locks keep order
 * without it; but a batch that waits for those is closed, and this one grows while it waits.
 */
export const takeTurn = (tx: Tx, competition: string): Promise<unknown> => tx.rows(statement, [competition]);
