import { countMarks, type Gap, initials, nameHue } from '@topout/domain';
import { Avatar, classNames, RowButton, RowHeader, Td, Tr } from '@topout/ui';
import { Skyline } from '@topout/ui/marks';
import { memo } from 'react';
import { boardTexts } from '../../../texts.ts';
import { Followed } from '../marks/followed.tsx';
import { PlaceLink } from '../marks/place-link.tsx';
import { useMarks } from '../marks/store.ts';
import rowStyles from '../row/board-row.module.css';
import { type BoardRowProps, RowName } from '../row/board-row.tsx';
import { RowWords, Unconfirmed } from '../row/row-words.tsx';
import { ScoreCells } from '../row/score-cells.tsx';
import styles from './grid.module.css';
import { gridTexts as texts } from './texts.ts';
import { TileCells } from './tile-cells.tsx';
import type { GridRoute } from './use-grid-routes.ts';

export interface GridRowProps extends Omit<BoardRowProps, 'startList' | 'attempts'> {
  readonly routes: readonly GridRoute[];
  /** Otherwise the routes are a skyline. */
  readonly tiles: boolean;
  /** One character for each route; undefined while they are not known. */
  readonly digits: string | undefined;
  /** How many to tell of; null = none. */
  readonly attempts: number | null;
  /** To the place above; undefined where the board has no gaps. */
  readonly gap: Gap | undefined;
  /** Of a gap. */
  readonly decimals: number;
  /** Smaller scores are better. */
  readonly ascending: boolean;
}

/** One line of the large board. A row whose competitor did not change is not rendered again. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, ranking, selected, onOpen, tied, moved, rowProps, routes, tiles, digits, attempts, gap } =
    props;
  const { firstName, lastName, pictureUrl } = row.user;
  const name = `${firstName} ${lastName}`;
  const gained = useMarks((marks) => marks.gained.get(row.entry));
  const marks = row.marks ?? '';
  return (
    <Tr
      {...rowProps}
      selected={selected}
      data-entry={row.entry}
      className={classNames(styles.row, gained !== undefined && rowStyles.changed)}
    >
      <Td numeric fit className={classNames(rowStyles.place, styles.place)}>
        <PlaceLink row={row} tied={tied} moved={moved} beside />
      </Td>
      <RowHeader className={styles.who}>
        <div className={styles.person}>
          <Avatar initials={initials(name)} hue={nameHue(name)} src={pictureUrl} size={32} />
          <div className={styles.lines}>
            <p className={styles.name}>
              <RowButton onClick={() => onOpen(row)} className={styles.button}>
                <RowName {...row.user} ranking={false} />
                {row.status === 'RETIRED' && (
                  <span className={rowStyles.faint}>
                    {' '}
                    <abbr title={boardTexts.retiredLabel}>{boardTexts.retired}</abbr>
                  </span>
                )}
              </RowButton>
              <Followed user={row.user.uuid} />
            </p>
            <span className={styles.info}>
              <RowWords row={row} />
              <Unconfirmed row={row} />
              {gained === undefined ? (
                !!attempts && <span>{boardTexts.attempts(attempts)}</span>
              ) : (
                <span className={styles.gained}>{gained}</span>
              )}
            </span>
          </div>
        </div>
      </RowHeader>
      {tiles ? (
        <TileCells {...{ marks, digits, routes }} unconfirmed={row.unconfirmed} />
      ) : (
        <Td>
          <Skyline marks={marks} label={boardTexts.marks(countMarks(marks))} size="wide" />
        </Td>
      )}
      {gap !== undefined && (
        <Td numeric className={styles.gap}>
          {gap === 'level' ? texts.level : gap !== null && gapText(gap, props)}
        </Td>
      )}
      <ScoreCells row={row} ranking={ranking} inline />
    </Tr>
  );
});

const gapText = (
  gap: number,
  { ascending, decimals }: Pick<GridRowProps, 'ascending' | 'decimals'>,
): string => (ascending ? texts.above : texts.behind)(gap.toFixed(decimals));
