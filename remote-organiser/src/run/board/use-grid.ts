import { useEffect } from 'react';
import { useOnDemand } from './use-on-demand.ts';
import { useWide } from './use-wide.ts';

const loadGrid = () => import(/* webpackChunkName: "board-grid" */ './grid/grid.ts');

/** The parts of a board with all its routes; null until they are there. */
export type GridParts = Awaited<ReturnType<typeof loadGrid>>;

/** Loads the large board where one category is on show and there is room for it. */
export function useGrid(alone: boolean): { readonly wide: boolean; readonly grid: GridParts | null } {
  const wide = useWide();
  const [grid, askGrid] = useOnDemand(loadGrid);
  const wanted = wide && alone;
  useEffect(() => {
    if (wanted) askGrid();
  }, [wanted, askGrid]);
  return { wide, grid: wanted ? grid : null };
}
