import type { LeaderboardRow } from '@topout/api-client';
import type { CSSProperties } from 'react';
import { screenTexts as texts } from './texts.ts';
import styles from './projector.module.css';
import type { Tile } from './tiles.ts';

/** One category, or a page of it. */
export function BoardTile({ tile: { category, rows, page, pages, known } }: { readonly tile: Tile }) {
  return (
    <section className={styles.tile} aria-label={`${category.name}, ${texts.pageOf(page, pages)}`}>
      <h2 className={styles.category}>
        {category.name}
        {pages > 1 && <span className={styles.page}>{texts.pageOf(page, pages)}</span>}
      </h2>
      {rows.length === 0 ? (
        known && <p className={styles.empty}>{texts.noResultsYet}</p>
      ) : (
        <ol className={styles.rows} style={widthFor(rows)}>
          {rows.map((row) => (
            <BoardRow key={row.entry} row={row} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Places take as much room as the longest of them. */
function widthFor(rows: Tile['rows']): CSSProperties & Record<'--digits', number> {
  const longest = Math.max(...rows.map(({ position }) => String(position ?? '').length));
  return { '--digits': Math.max(2, longest) };
}

function BoardRow({ row: { position, user, status, scoreText } }: { readonly row: LeaderboardRow }) {
  return (
    <li className={styles.row}>
      <span className={styles.position}>{position ?? '–'}</span>
      <span className={styles.name}>
        {`${user.firstName} ${user.lastName}`.trim()}
        {status === 'RETIRED' && ` ${texts.retired}`}
      </span>
      <span className={styles.score}>{scoreText}</span>
    </li>
  );
}
