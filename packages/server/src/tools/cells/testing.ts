import type { Database } from '../../platform/db/database.ts';
import type { TestApi } from '../../testing.ts';
import { stateIn } from './cell-state.ts';
import type { Moving } from './move-competition.ts';

type Cell = Pick<TestApi, 'db'>;

/** A move of a competition of which no directory and nobody hears. */
export const aMove = (from: Cell, to: Cell, competition: string): Moving => ({
  from: from.db,
  to: to.db,
  competition,
  lead: async () => undefined,
  say: () => undefined,
});

/** What each of these cells says about a competition. */
export const statesOf = (competition: string, ...cells: readonly Cell[]): Promise<string[]> =>
  Promise.all(cells.map(async ({ db }) => (await stateIn(db, competition)).state));

/** A database whose transactions run as the test says. */
export const withTransaction = (db: Database, transaction: Database['transaction']): Database =>
  new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : (Reflect.get(target, name) as unknown)),
  });
