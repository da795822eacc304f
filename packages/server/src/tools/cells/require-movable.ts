import type { Database } from '../../platform/db/database.ts';
import { CommandFault } from '../command.ts';
import type { CellState } from './cell-state.ts';

interface Cells {
  readonly from: Database;
  readonly competition: string;
}

/** @throws CommandFault if a competition cannot be moved between cells that say this about it */
export async function requireMovable(
  { from, competition }: Cells,
  here: CellState,
  there: CellState,
): Promise<void> {
  const fault = faultOf(here, there) ?? (await faultOfHall(from, competition));
  if (fault) throw new CommandFault(`${fault} Nothing was changed.`);
}

function faultOf(here: CellState, there: CellState): string | null {
  if (here.state === 'NONE') return 'The cell at --from does not have this competition.';
  if (here.state === 'COMING' || here.state === 'READY')
    return 'The competition is being moved to the cell at --from: finish that first, or take it back.';
  if (here.state === 'GONE') {
    const isMove = there.state === 'LIVE' || (there.state === 'READY' && there.move === here.move);
    return isMove ? null : 'The competition left the cell at --from for another one than that at --to.';
  }
  if (there.state === 'LIVE') return 'The competition lives in the cell at --to, too.';
  if (there.state === 'HELD')
    return 'The competition is being moved out of the cell at --to: finish that first, or take it back.';
  return null;
}

const hallStatement = {
  name: 'cells.in_a_hall',
  text: `
    select from hall where competition_id = $1 and token_hash is not null and taken_at is not null and handed_back_at is null
    union all
    select from mirror where competition_id = $1 and state <> 'HANDED_BACK'`,
};

async function faultOfHall(db: Database, competition: string): Promise<string | null> {
  const found = await db.rows(hallStatement, [competition]);
  return found.length > 0 ? 'The competition is judged in a hall: have it handed back first.' : null;
}
