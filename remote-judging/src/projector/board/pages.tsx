import styles from './board.module.css';
import { BoardTile } from './board-tile.tsx';
import type { Fit } from './fit.ts';
import { widthOf } from './margins.ts';
import type { TileColumn } from './tiles.ts';

export interface PagesProps {
  /** The columns of this turn. */
  readonly page: readonly TileColumn[];
  readonly fit: Fit;
  /** Of the screen, pixels. */
  readonly width: number;
  /** The entries that have just changed. */
  readonly lit: ReadonlySet<string>;
}

/** The boards of one turn, side by side and below each other. */
export function Pages({ page, fit, width, lit }: PagesProps) {
  const headed = page.length > 1 || page.some((column) => column.length > 1);
  return (
    <div className={styles.page}>
      {page.map((column, index) => (
        <div key={index} className={styles.column}>
          {column.map((tile) => (
            <BoardTile
              key={`${tile.category.uuid} ${tile.page}`}
              tile={tile}
              headed={headed}
              width={widthOf(width, page.length, fit)}
              unit={fit.boardUnit}
              lit={lit}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
