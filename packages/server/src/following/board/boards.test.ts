import { aCompetition, anEntry } from '../competitions/testing.ts';
import type { Database, Statement } from '../../platform/db/database.ts';
import { testApi } from '../../testing.ts';
import { Boards } from './boards.ts';

const api = testApi();

it('does not take a board that is only now being read for one that changed', async () => {
  const competition = await aCompetition(api.db);
  const [category] = competition.categories;
  await anEntry(api.db, competition);
  const compared = Promise.withResolvers<void>();
  const db: Database = {
    ...api.db,
    rows: async <T>(statement: Statement, values: readonly unknown[]) => {
      const rows = await api.db.rows<T>(statement, values);
      if (statement.name === 'board.versions') setImmediate(compared.resolve);
      if (statement.name === 'board.pull') await compared.promise;
      return rows;
    },
  };
  const boards = new Boards({
    db,
    bus: api.app.nodeBus,
    wentBack: async () => {},
    onError: (error) => compared.reject(error),
  });
  const marked: string[] = [];
  boards.watch((_competition, of) => marked.push(of));
  await boards.document(competition.id, category);
  boards.close();
  expect(marked).toEqual([]);
});
