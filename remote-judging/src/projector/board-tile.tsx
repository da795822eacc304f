import type { LeaderboardRow } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import type { CSSProperties } from 'react';
import { screenTexts as texts } from './texts.ts';
import styles from './projector.module.css';
import type { Tile } from './tiles.ts';

/** One category, or a page of it. */
export function BoardTile({
  tile: { category, rows, shared, page, pages, known, ranking },
}: {
  readonly tile: Tile;
}) {
  return (
    <section className={styles.tile} aria-label={`${category.name}, ${texts.pageOf(page, pages)}`}>
      <h2 className={styles.category}>
        {category.name}
        {pages > 1 && <span className={styles.page}>{texts.pageOf(page, pages)}</span>}
        {ranking && rows.length > 0 && <RankingHeads />}
      </h2>
      {rows.length === 0 ? (
        known && <p className={styles.empty}>{texts.noResultsYet}</p>
      ) : (
        <ol className={styles.rows} style={widthFor(rows, shared)}>
          {rows.map((row) => (
            <BoardRow key={row.entry} row={row} tied={shared.has(row.position)} ranking={ranking} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The width of a tie sign, in digits. */
const signWidth = 1.4;

/** Places are as wide as the longest of them. */
function widthFor(rows: Tile['rows'], shared: Tile['shared']): CSSProperties & Record<'--digits', number> {
  const longest = Math.max(
    ...rows.map(({ position }) => String(position ?? '').length + (shared.has(position) ? signWidth : 0)),
  );
  return { '--digits': Math.max(2, longest) };
}

interface BoardRowProps {
  readonly row: LeaderboardRow;
  /** Somebody else shares the place. */
  readonly tied: boolean;
  readonly ranking: boolean;
}

function BoardRow({ row, tied, ranking }: BoardRowProps) {
  const { position, user, status } = row;
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
      {isAbsent(status) ? (
        <abbr className={styles.absent} title={texts.absences[status]}>
          {status}
        </abbr>
      ) : ranking ? (
        <RankingScore row={row} />
      ) : (
        <Score text={row.scoreText} />
      )}
    </li>
  );
}

const isAbsent = (status: LeaderboardRow['status']): status is keyof typeof texts.absences =>
  status in texts.absences;

function Score({ text }: { readonly text: string }) {
  const [figure, ...unit] = text.split(' ');
  return (
    <span className={styles.score}>
      {figure} {unit.length > 0 && <span className={styles.unit}>{unit.join(' ')}</span>}
    </span>
  );
}

/**
 * Tops, zones and the tries to each, below their headings. Tries are stored negated and shown as positive
 * numbers.
 */
const RankingScore = ({ row: { scoreTuple } }: { readonly row: LeaderboardRow }) => (
  <span className={styles.ranking}>
    {texts.ranking.map(({ short, label }, index) => (
      <span key={short} className={index === 0 ? styles.score : undefined}>
        <VisuallyHidden>{label} </VisuallyHidden>
        {scoreTuple ? Math.abs(scoreTuple[index] ?? 0) : '–'}
      </span>
    ))}
  </span>
);

const RankingHeads = () => (
  <span className={styles.ranking} aria-hidden="true">
    {texts.ranking.map(({ short }) => (
      <span key={short}>{short}</span>
    ))}
  </span>
);
