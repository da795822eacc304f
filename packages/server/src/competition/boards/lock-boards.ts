import { type BoardState, raiseBoard } from './raise.ts';
import type { Tx } from '../../platform/db/database.ts';
import { conflict } from '../../platform/errors.ts';

/**
 * Locks the boards of those categories that still exist, raises them, and makes everybody read them again.
 */
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
    // The common lock order.
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

/** @throws Refusal 409 if the category is gone */
export function boardOf(boards: readonly BoardState[], category: string): BoardState {
  const board = boards.find((one) => one.category === category);
  if (!board) throw conflict('category.gone', 'The category of this entry is gone.');
  return board;
}

/** The version that a category's board was raised to. */
export const versionOf = (boards: readonly BoardState[], category: string): number =>
  boards.find((board) => board.category === category)?.version ?? 0;
