import { raiseBoard } from '../board/raise.ts';
import type { Tx } from '../db/database.ts';
import { conflict } from '../errors.ts';
import type { BoardState } from '../scoring/commands/batch-state.ts';

/** Locks the boards of those categories that are still there: raised at once, and read anew by all. */
export async function lockBoardsOf(
  tx: Tx,
  competition: string,
  categories: readonly string[],
): Promise<BoardState[]> {
  const known = await tx.kysely
    .selectFrom('categoryBoard')
    .select('categoryId as category')
    .where('competitionId', '=', competition)
    .where('categoryId', 'in', categories)
    // As everybody does who locks several.
    .orderBy('categoryId')
    .execute();
  const boards: BoardState[] = [];
  for (const { category } of known) {
    boards.push({
      category,
      version: await raiseBoard(tx, competition, category, { reset: true }),
      raised: true,
    });
  }
  return boards;
}

/** @throws Refusal 409 when the category is gone */
export function boardOf(boards: readonly BoardState[], category: string): BoardState {
  const board = boards.find((one) => one.category === category);
  if (!board) throw conflict('category.gone', 'The category of this entry is gone.');
  return board;
}

/** To which a category's board was raised. */
export const versionOf = (boards: readonly BoardState[], category: string): number =>
  boards.find((board) => board.category === category)?.version ?? 0;
