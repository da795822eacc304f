import type { LeaderboardRow } from '@topout/api-client';
import { VisuallyHidden } from '@topout/ui';
import type { CSSProperties } from 'react';
import { screenTexts as texts } from './texts.ts';
import styles from './projector.module.css';
import type { Tile } from './tiles.ts';

/** One category, or a page of it. */
export function BoardTile({ tile: { category, rows, shared, page, pages, known } }: { readonly tile: Tile }) {
  return (
    <section className={styles.tile} aria-label={`${category.name}, ${texts.pageOf(page, pages)}`}>
      <h2 className={styles.category}>
        {category.name}
        {pages > 1 && <span className={styles.page}>{texts.pageOf(page, pages)}</span>}
      </h2>
      {rows.length === 0 ? (
        known && <p className={styles.empty}>{texts.noResultsYet}</p>
      ) : (
        <ol className={styles.rows} style={widthFor(rows, shared)}>
          {rows.map((row) => (
            <BoardRow key={row.entry} row={row} tied={shared.has(row.position)} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The sign of a tie, in digits. */
const signWidth = 1.4;

/** Places take as much room as the longest of them. */
function widthFor(rows: Tile['rows'], shared: Tile['shared']): CSSProperties & Record<'--digits', number> {
  const longest = Math.max(
    ...rows.map(({ position }) => String(position ?? '').length + (shared.has(position) ? signWidth : 0)),
  );
  return { '--digits': Math.max(2, longest) };
}

interface BoardRowProps {
  readonly row: LeaderboardRow;
  /** Somebody else stands on the same place. */
  readonly tied: boolean;
}

function BoardRow({ row: { position, user, status, scoreText }, tied }: BoardRowProps) {
  const [figure, ...unit] = scoreText.split(' ');
  return (
    <li className={styles.row}>
      <span className={styles.position}>
        {tied && (
          <>
            <VisuallyHidden>{texts.tied} </VisuallyHidden>
            <span className={styles.tied} aria-hidden="true">
              =
            </span>
          </>
        )}
        {position ?? '–'}
      </span>
      <span className={styles.name}>
        {`${user.firstName} ${user.lastName}`.trim()}
        {status === 'RETIRED' && ` ${texts.retired}`}
      </span>
      <span className={styles.score}>
        {figure} {unit.length > 0 && <span className={styles.unit}>{unit.join(' ')}</span>}
      </span>
    </li>
  );
}
