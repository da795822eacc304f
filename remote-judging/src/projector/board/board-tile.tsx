import { scoreParts } from '@topout/domain';
import { type CSSProperties, useMemo, useRef } from 'react';
import { screenTexts as texts } from '../texts.ts';
import { BoardRow } from './board-row.tsx';
import styles from './board.module.css';
import { RankingHeads } from './ranking.tsx';
import { roomIn, unitWidth } from './row-room.ts';
import type { Tile } from './tiles.ts';
import { useRowMoves } from './use-row-moves.ts';

export interface BoardTileProps {
  readonly tile: Tile;
  /** Its name stands above it, not in the cover. */
  readonly headed: boolean;
  /** Units, between the margins. */
  readonly width: number;
  /** Pixels of a unit. */
  readonly unit: number;
  /** The entries that have just changed. */
  readonly lit: ReadonlySet<string>;
}

/** One category, or a page of it. */
export function BoardTile({ tile, headed, width, unit, lit }: BoardTileProps) {
  const { category, rows, shared, page, pages, known, ranking } = tile;
  const list = useRef<HTMLOListElement>(null);
  useRowMoves(list, rows.map(({ entry }) => entry).join(' '));
  const { room, digits, unit: unitOfScore } = useMemo(() => layOut(tile, width), [tile, width]);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--digits': digits,
    '--unit-of-score': unitOfScore,
  };
  return (
    <section aria-label={`${category.name}, ${texts.pageOf(page, pages)}`} className={styles.tile}>
      {headed && (
        <h2 className={styles.head}>
          {category.name}
          {pages > 1 && <span className={styles.about}>{texts.rowsOf(tile)}</span>}
        </h2>
      )}
      {rows.length === 0 ? (
        known && <p className={styles.empty}>{texts.noResultsYet}</p>
      ) : (
        <>
          {ranking && <RankingHeads />}
          <ol ref={list} className={styles.rows} data-ranking={ranking} data-headed={headed} style={style}>
            {rows.map((row) => (
              <BoardRow
                key={row.entry}
                row={row}
                room={room}
                unit={unit}
                tied={shared.has(row.position)}
                ranking={ranking}
                lit={lit.has(row.entry)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** All rows of a page are laid out alike. */
function layOut({ rows, ranking }: Tile, width: number) {
  const scores = rows.map(({ scoreText }) => scoreParts(scoreText));
  const digits = Math.max(3, ...scores.map(({ figure }) => figure.length));
  const unit = Math.max(0, ...scores.map(unitWidth));
  const routes = Math.max(...rows.map(({ marks = '' }) => marks.length), 0);
  return { digits, unit, room: roomIn({ width, routes, digits, unit, ranking }) };
}
