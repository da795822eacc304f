import type { LeaderboardRow } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar, classNames, RowButton, RowHeader, Td, Tr } from '@topout/ui';
import { type ComponentProps, memo } from 'react';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './board-row.module.css';
import { PlaceLink } from '../marks/place-link.tsx';
import { Followed } from '../marks/followed.tsx';
import { useMarks } from '../marks/store.ts';
import { RowInfo } from './row-info.tsx';
import { ScoreCells } from './score-cells.tsx';
import { isLongName, shortName } from './short-name.ts';

export interface BoardRowProps {
  readonly row: LeaderboardRow;
  readonly ranking: boolean;
  /** How many to tell of; null = none. */
  readonly attempts: number | null;
  readonly selected: boolean;
  readonly onOpen: (row: LeaderboardRow) => void;
  /** Somebody else stands on the same place. */
  readonly tied: boolean;
  /** Places won (positive) or lost of late. */
  readonly moved: number;
  /** Nobody has climbed yet: the number stands in the place of the place. */
  readonly startList?: boolean;
  /** Of a row that is one of a window's. */
  readonly rowProps?: ComponentProps<typeof Tr> | undefined;
}

/** One line of a board. A row whose competitor did not change is not rendered again. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, ranking, attempts, selected, onOpen, tied, moved, startList = false, rowProps } = props;
  const { firstName, lastName, pictureUrl } = row.user;
  const name = `${firstName} ${lastName}`;
  const gained = useMarks((marks) => marks.gained.get(row.entry));
  return (
    <Tr
      {...rowProps}
      selected={selected}
      data-entry={row.entry}
      className={classNames(styles.row, gained !== undefined && styles.changed)}
    >
      <Td numeric fit className={styles.place}>
        {startList ? <StartNumber row={row} /> : <PlaceLink row={row} tied={tied} moved={moved} />}
      </Td>
      <RowHeader className={styles.who}>
        <div className={styles.person}>
          <span className={styles.avatar}>
            <Avatar initials={initials(name)} hue={nameHue(name)} src={pictureUrl} size={34} />
          </span>
          <div className={styles.lines}>
            <p className={styles.name}>
              <RowButton onClick={() => onOpen(row)} className={styles.button}>
                <RowName {...row.user} ranking={ranking} />
                {row.status === 'RETIRED' && (
                  <span className={styles.faint}>
                    {' '}
                    <abbr title={texts.retiredLabel}>{texts.retired}</abbr>
                  </span>
                )}
              </RowButton>
              <Followed user={row.user.uuid} />
            </p>
            <RowInfo row={row} numberless={startList} />
          </div>
        </div>
      </RowHeader>
      {!startList && <ScoreCells {...{ row, ranking, attempts, gained }} />}
    </Tr>
  );
});

const StartNumber = ({ row: { competitorNumber } }: Pick<BoardRowProps, 'row'>) => (
  <span className={styles.number}>{competitorNumber}</span>
);

/** In one line: where it is too long for a phone, the first name becomes initials there. */
export function RowName({
  firstName,
  lastName,
  ranking,
}: LeaderboardRow['user'] & { readonly ranking: boolean }) {
  const name = `${firstName} ${lastName}`;
  if (!isLongName(name, ranking)) return name;
  return (
    <>
      <span data-full className={styles.full}>
        {name}
      </span>
      <span data-short className={styles.short} aria-hidden="true">
        {shortName(firstName, lastName)}
      </span>
    </>
  );
}
