/** The large board, loaded where there is room for it. */
export { BoardGrid } from './board-grid.tsx';
export { JustNow } from './just-now.tsx';
