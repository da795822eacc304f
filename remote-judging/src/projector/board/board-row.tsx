import type { LeaderboardRow } from '@topout/contract';
import { scoreParts } from '@topout/domain';
import { VisuallyHidden } from '@topout/ui';
import { screenTexts as texts } from '../texts.ts';
import styles from './board.module.css';
import { Day } from './day.tsx';
import { fittingName } from './fitting-name.ts';
import { Move } from './move.tsx';
import { RankingScore } from './ranking.tsx';
import type { RowRoom } from './row-room.ts';

export interface HallRowProps {
  readonly row: LeaderboardRow;
  readonly room: RowRoom;
  /** Pixels of a unit. */
  readonly unit: number;
  /** Somebody else shares the place. */
  readonly tied: boolean;
  readonly ranking: boolean;
  /** It has just changed. */
  readonly lit: boolean;
}

/** One climber: place, move, name, day and score. */
export function BoardRow({ row, room, unit, tied, ranking, lit }: HallRowProps) {
  const { position, user, status, moved, marks, unconfirmed, nation, restarted = false } = row;
  const absent = isAbsent(status);
  const retired = status === 'RETIRED';
  const behind = [nation, restarted && texts.restarted].filter((word) => typeof word === 'string');
  return (
    <li
      className={styles.row}
      data-lit={lit}
      data-absent={absent}
      data-unconfirmed={unconfirmed !== undefined || undefined}
    >
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
      <Move places={moved ?? 0} />
      <span className={styles.name}>
        {fittingName(user, room.letters - lettersOf(behind) - (retired ? 4 : 0))}
        {retired && ` ${texts.retired}`}
        {behind.map((word) => (
          <span key={word} className={styles.behind}>
            {' '}
            {word}
          </span>
        ))}
      </span>
      {room.day && !absent && marks !== undefined && (
        <Day marks={marks} unconfirmed={unconfirmed} unit={unit} />
      )}
      {absent ? (
        <abbr className={styles.absence} title={texts.absences[status]}>
          {status}
        </abbr>
      ) : ranking ? (
        <RankingScore row={row} />
      ) : (
        <Score text={row.scoreText} />
      )}
      {unconfirmed !== undefined && <VisuallyHidden>{texts.unconfirmed}</VisuallyHidden>}
    </li>
  );
}

/** How many letters of a name small words behind it take, each with its gap. */
const lettersOf = (words: readonly string[]): number =>
  words.reduce((sum, { length }) => sum + Math.ceil(length * 0.65) + 1, 0);

const isAbsent = (status: LeaderboardRow['status']): status is keyof typeof texts.absences =>
  status in texts.absences;

function Score({ text }: { readonly text: string }) {
  const { figure, unit, beside } = scoreParts(text);
  return (
    <span className={styles.score}>
      {figure} <span className={styles.unit}>{unit || beside}</span>
    </span>
  );
}
