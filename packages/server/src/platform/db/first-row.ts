import type { Queries, Statement } from './database.ts';

/** The first row of a statement's answer; null if there is none. */
export const firstRow = async <T>(
  db: Pick<Queries, 'rows'>,
  statement: Statement,
  values: readonly unknown[],
): Promise<T | null> => (await db.rows<T>(statement, values))[0] ?? null;
