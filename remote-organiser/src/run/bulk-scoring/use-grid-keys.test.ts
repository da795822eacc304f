import { cellAfter } from './use-grid-keys.ts';

const size = { rows: 40, columns: 5 };
const from = { row: 20, column: 2 };
const key = (name: string, far = false) => ({ key: name, ctrlKey: far, metaKey: false });

it.each([
  ['ArrowUp', false, 19, 2],
  ['ArrowDown', false, 21, 2],
  ['ArrowLeft', false, 20, 1],
  ['ArrowRight', false, 20, 3],
  ['Home', false, 20, 0],
  ['End', false, 20, 4],
  ['Home', true, 0, 0],
  ['End', true, 39, 4],
  ['PageUp', false, 10, 2],
  ['PageDown', false, 30, 2],
])('%s (with Ctrl: %s) leads to row %i, column %i', (name, far, row, column) => {
  expect(cellAfter(key(name, far), from, size)).toEqual({ row, column });
});

it('stays inside the grid', () => {
  expect(cellAfter(key('ArrowUp'), { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(cellAfter(key('PageDown'), { row: 35, column: 4 }, size)).toEqual({ row: 39, column: 4 });
  expect(cellAfter(key('x'), from, size)).toBeNull();
});
