import type { Tx } from '../../platform/db/database.ts';
import type { BatchState } from '../decide/batch-state.ts';

const statement = { name: 'scoring.expect_boards', text: 'select expect_boards($1, $2, $3, $4)' };

/**
 * Locks the boards that a batch knows from memory, like `lockBoards`. The transaction fails with 40001 unless
 * they and the set-up have the versions in the cache.
 */
export function expectBoards(tx: Tx, { competition, boards }: BatchState): void {
  tx.send(statement, [
    competition.uuid,
    competition.configVersion,
    [...boards.keys()],
    [...boards.values()].map(({ version }) => version),
  ]);
}
