import type { Tx } from '../../platform/db/database.ts';

/** Moves an entry's results to another category, whose board was raised to this version. */
export const moveResults = (
  { kysely }: Tx,
  competition: string,
  entry: string,
  { category, version }: { readonly category: string; readonly version: number },
) =>
  kysely
    .updateTable('result')
    .set({ categoryId: category, version })
    .where('competitionId', '=', competition)
    .where('entryId', '=', entry)
    .execute();
