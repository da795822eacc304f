import type { LeaderboardRow } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar, VisuallyHidden } from '@topout/ui';
import { Moved } from '../marks/moved.tsx';
import { Score } from '../row/score-cells.tsx';
import { RowInfo } from '../row/row-info.tsx';
import styles from './edge.module.css';
import { edgeTexts as texts } from './texts.ts';

export interface PinnedRowProps {
  readonly row: LeaderboardRow;
  readonly tied: boolean;
  /** Places won (positive) or lost of late. */
  readonly moved: number;
  readonly attempts: number | null;
  readonly onShow: (row: LeaderboardRow) => void;
}

/** A line as on the board; a press brings the one on the board into sight. */
export function PinnedRow({ row, tied, moved, attempts, onShow }: PinnedRowProps) {
  const { position, scoreText, user } = row;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <button type="button" className={styles.pin} onClick={() => onShow(row)}>
      <VisuallyHidden>{texts.goTo(name)}: </VisuallyHidden>
      <span className={styles.place}>
        <strong>
          {tied && <span className={styles.tied}>=</span>}
          {position ?? '–'}
        </strong>
        <Moved by={moved} />
      </span>
      <Avatar initials={initials(name)} hue={nameHue(name)} src={user.pictureUrl} size={34} />
      <span className={styles.who}>
        <span className={styles.pinName}>{name}</span>
        <RowInfo row={row} />
      </span>
      <span className={styles.score}>
        <Score text={scoreText} attempts={attempts} />
      </span>
    </button>
  );
}
