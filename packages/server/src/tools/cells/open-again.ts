import type { Database } from '../../platform/db/database.ts';
import { newEpoch } from '../../platform/db/epoch.ts';
import { CommandFault } from '../command.ts';
import { liveHere, requireStep, stateIn } from './cell-state.ts';
import { moveKey } from './move-competition.ts';

const leftStatement = {
  name: 'cells.left_at',
  text: 'select since from cell_move where competition_id = $1',
};

/**
 * Opens a competition again in the cell that let it go: the one that it left for is gone for good. Nodes, screens and phones read
 * everything anew, for they may have seen what was judged there.
 *
 * @returns the moment at which it had left, as which it is now
 * @throws CommandFault if this cell has not let it go
 */
export function openAgain(from: Database, competition: string): Promise<Date> {
  return from.alone(moveKey, async () => {
    const { state, move } = await stateIn(from, competition);
    if (state !== 'GONE') throw new CommandFault(`${faultOf(state)} Nothing was changed.`);
    // First: once it is open, its versions must be above those of the lost cell.
    await newEpoch(from);
    return from.transaction(async (tx) => {
      await requireStep(tx, competition, ['GONE'], move);
      const [left] = await tx.rows<{ since: Date }>(leftStatement, [competition]);
      await liveHere(tx, competition);
      return left?.since ?? new Date();
    });
  });
}

function faultOf(state: Awaited<ReturnType<typeof stateIn>>['state']): string {
  if (state === 'NONE') return 'The cell at --from does not have this competition.';
  if (state === 'LIVE') return 'The competition lives in the cell at --from.';
  if (state === 'HELD')
    return 'The cell at --from has not let it go: its nodes let changes go on within seconds.';
  return 'The cell at --from has only a copy of the competition, which was never opened.';
}
