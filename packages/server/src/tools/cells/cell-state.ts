import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db/database.ts';
import type { HallTables } from '../../platform/db/tables/halls.ts';
import { CommandFault } from '../command.ts';

/** Where a competition is between two cells. */
export interface CellState {
  /** LIVE = it lives here, and nobody moves it; NONE = it is not here. */
  readonly state: HallTables['cellMove']['state'] | 'LIVE' | 'NONE';
  readonly move: string | null;
}

/** What a cell says about a competition. In a transaction it stays so until that ends. */
export async function stateIn(queries: Queries, competition: string): Promise<CellState> {
  const [found] = await queries.rows<CellState>(stateStatement, [competition]);
  return found ?? { state: 'NONE', move: null };
}

const stateStatement = {
  name: 'cells.state',
  text: `select coalesce(m.state, 'LIVE') as state, m.move_id as move from competition c
    left join cell_move m on m.competition_id = c.id where c.id = $1 for update of c`,
};

/** Begins a step of a move here. Nodes see it with their next look at the set-up: a trigger raises its version. */
export async function setState(
  { kysely }: Queries,
  competition: string,
  { state, move }: { readonly state: HallTables['cellMove']['state']; readonly move: string },
): Promise<void> {
  await kysely
    .insertInto('cellMove')
    .values({ competitionId: competition, state, moveId: move })
    .onConflict((conflict) =>
      conflict.column('competitionId').doUpdateSet({ state, moveId: move, since: sql<Date>`now()` }),
    )
    .execute();
}

/** From here on it lives here. */
export async function liveHere({ kysely }: Queries, competition: string): Promise<void> {
  await kysely.deleteFrom('cellMove').where('competitionId', '=', competition).execute();
}

/** @throws CommandFault if somebody else has carried this move on, or taken it back, in between */
export async function requireStep(
  tx: Tx,
  competition: string,
  steps: readonly CellState['state'][],
  move: string | null = null,
): Promise<void> {
  const now = await stateIn(tx, competition);
  if (!steps.includes(now.state) || (move !== null && now.move !== move))
    throw new CommandFault(
      'This move was ended in between: changes had waited for too long, or somebody else moves the competition. Type the same again.',
    );
}
