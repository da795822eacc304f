import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** A category's board: the version it gets if this transaction changes anything on it. */
export interface BoardState {
  readonly category: string;
  readonly version: number;
  readonly raised: boolean;
}

interface Raise {
  /**
   * Rows were removed, or names or the scoring changed: everybody who holds the board reads all of it again.
   */
  readonly reset: boolean;
}

/**
 * Locks a category's board and raises its version. The number goes on every row of `entry` and `result` that
 * changes with it. A transaction that raises several boards takes them in order of their category uuids.
 */
export async function raiseBoard(
  tx: Tx,
  competition: string,
  category: string,
  { reset }: Raise,
): Promise<number> {
  const [version] = await raise(tx, competition, [category], reset);
  if (version === undefined) throw new Error(`There is no board of category ${category}`);
  return version;
}

/**
 * Raises all boards of a competition, for changes that affect them all: routes, scoring. Returns the
 * categories.
 */
export async function resetBoards(tx: Tx, competition: string): Promise<string[]> {
  const boards = await tx.kysely
    .selectFrom('categoryBoard')
    .select('categoryId')
    .where('competitionId', '=', competition)
    .orderBy('categoryId')
    .forUpdate()
    .execute();
  const categories = boards.map(({ categoryId }) => categoryId);
  if (categories.length > 0) await raise(tx, competition, categories, true);
  return categories;
}

async function raise(tx: Tx, competition: string, categories: readonly string[], reset: boolean) {
  const raised = await tx.kysely
    .updateTable('categoryBoard')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      changedAt: sql`now()`,
      ...(reset && { resetVersion: eb('version', '+', 1) }),
    }))
    .where('competitionId', '=', competition)
    .where('categoryId', 'in', categories)
    .returning('version')
    .execute();
  return raised.map(({ version }) => version);
}
