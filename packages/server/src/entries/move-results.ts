import type { Tx } from '../db/database.ts';

/** What an entry climbed goes with it to another category, whose board was raised to this version. */
export const moveResults = (
  { kysely }: Tx,
  competition: string,
  entry: string,
  { category, version }: { readonly category: string; readonly version: number },
) =>
  kysely
    .updateTable('result')
    .set({ category_id: category, version })
    .where('competition_id', '=', competition)
    .where('entry_id', '=', entry)
    .execute();
