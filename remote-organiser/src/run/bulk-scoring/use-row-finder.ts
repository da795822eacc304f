import { type Ref, useRef } from 'react';

/** How to go to one of the grid's rows. */
export type GoToRow = (row: number) => void;

/** Goes to a row of the grid; if that is still loading, as soon as it is there. */
export function useRowFinder(): { readonly find: GoToRow; readonly gridRef: Ref<GoToRow> } {
  const goTo = useRef<GoToRow>(null);
  const waiting = useRef<number | null>(null);
  return {
    find: (row) => {
      if (goTo.current) goTo.current(row);
      else waiting.current = row;
    },
    gridRef: (grid) => {
      goTo.current = grid;
      const row = waiting.current;
      if (!grid || row === null) return;
      waiting.current = null;
      grid(row);
    },
  };
}
