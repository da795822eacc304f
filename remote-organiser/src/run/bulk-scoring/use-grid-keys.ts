import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const pageRows = 10;

const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));

/** Where a key moves from a cell; null for keys that move nowhere. */
export function cellAfter(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridCell,
  { rows, columns }: Size,
): GridCell | null {
  const far = ctrlKey || metaKey;
  const to = (toRow: number, toColumn: number) => ({
    row: clamp(toRow, rows),
    column: clamp(toColumn, columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(far ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(far ? rows : row + 1, column);
    case 'ArrowLeft':
      return to(row, far ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, far ? columns : column + 1);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? rows : row, columns);
    case 'PageUp':
      return to(row - pageRows, column);
    case 'PageDown':
      return to(row + pageRows, column);
    default:
      return null;
  }
}

/**
 * The one cell of a grid that the Tab key reaches, and the focus that moves with it. If the grid shrinks,
 * this becomes the nearest remaining cell.
 *
 * @source ARIA Authoring Practices, grid pattern
 */
export function useActiveCell(start: GridCell, { rows, columns }: Size) {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setActive] = useState(start);
  const active = { row: clamp(chosen.row, rows), column: clamp(chosen.column, columns) };
  /** Where the focus has to go, once the cell is active and there. */
  const follow = useRef<GridCell | null>(null);

  useEffect(() => {
    const to = follow.current;
    if (!to || clamp(to.row, rows) !== active.row || clamp(to.column, columns) !== active.column) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row}/${active.column}"]`);
    if (!cell) return;
    follow.current = null;
    (cell.querySelector<HTMLElement>('button') ?? cell).focus();
  });

  /** Activates a cell and moves the focus there. */
  const go = (to: GridCell) => {
    follow.current = to;
    setActive(to);
  };
  return { grid, active, setActive, go };
}
