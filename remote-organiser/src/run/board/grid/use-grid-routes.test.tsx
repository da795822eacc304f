import { fakeApi, renderHook } from '@topout/testing';
import { aBoard, aRow, open, twoCategories } from '../testing.ts';
import { useGridRoutes } from './use-grid-routes.ts';

fakeApi();

it('has the same routes for every version of a board, so that rows that stay are not drawn again', () => {
  const competition = twoCategories({ venues: [] });
  const { result } = renderHook(() => useGridRoutes(competition));
  const [one, next, more] = ['FT.', 'FTz', 'FT..'].map((marks) => aBoard(open, [aRow(1, { marks })]));
  if (!one || !next || !more) throw new Error('no boards');
  expect(result.current(one)).toHaveLength(3);
  expect(result.current(next)).toBe(result.current(one));
  expect(result.current(more)).toHaveLength(4);
});
