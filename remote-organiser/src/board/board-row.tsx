import type { LeaderboardRow } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar, RowButton, RowHeader, Td, Tr, VisuallyHidden } from '@topout/ui';
import { type ComponentProps, memo } from 'react';
import { boardTexts as texts } from '../texts.ts';
import styles from './board.module.css';
import { PlaceLink } from './marks/place-link.tsx';
import { Star } from './marks/star.tsx';
import { ScoreCells } from './score-cells.tsx';

export interface BoardRowProps {
  readonly row: LeaderboardRow;
  readonly ranking: boolean;
  readonly selected: boolean;
  readonly onOpen: (row: LeaderboardRow) => void;
  readonly competition: string;
  /** Somebody else stands on the same place. */
  readonly tied: boolean;
  /** Of a row that is one of a window's. */
  readonly rowProps?: ComponentProps<typeof Tr> | undefined;
}

/** One line of a board. A row whose competitor did not change is not rendered again. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { row, ranking, selected, onOpen, competition, tied, rowProps } = props;
  const { firstName, lastName, pictureUrl } = row.user;
  const name = `${firstName} ${lastName}`;
  return (
    <Tr {...rowProps} selected={selected} data-entry={row.entry}>
      <Td numeric fit strong className={styles.place}>
        <PlaceLink row={row} tied={tied} />
      </Td>
      <RowHeader className={styles.who}>
        <div className={styles.person}>
          <span className={styles.avatar}>
            <Avatar initials={initials(name)} hue={nameHue(name)} src={pictureUrl} size={32} />
          </span>
          <div>
            <RowButton onClick={() => onOpen(row)}>
              {name}
              {row.status === 'RETIRED' && (
                <span className={styles.faint}>
                  {' '}
                  <abbr title={texts.retiredLabel} className={styles.abbreviation}>
                    {texts.retired}
                  </abbr>
                </span>
              )}
            </RowButton>
            <Info row={row} />
          </div>
          <Star competition={competition} row={row} />
        </div>
      </RowHeader>
      <ScoreCells row={row} ranking={ranking} />
    </Tr>
  );
});

function Info({ row: { competitorNumber, status, attemptsCount } }: { readonly row: LeaderboardRow }) {
  const doing = absences[status] ?? (attemptsCount > 0 && texts.attempts(attemptsCount));
  return (
    <p className={styles.info}>
      {competitorNumber !== null && (
        <span>
          <VisuallyHidden>{texts.number} </VisuallyHidden>
          {competitorNumber}
        </span>
      )}
      {doing && <span>{doing}</span>}
    </p>
  );
}

const absences: Partial<Record<LeaderboardRow['status'], string>> = {
  DNS: texts.didNotStart,
  DSQ: texts.disqualified,
};
