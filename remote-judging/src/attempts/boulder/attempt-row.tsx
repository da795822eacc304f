import { attemptIcon, attemptMark, formatTime, ordinal, resultWords } from '@topout/domain';
import { Badge, classNames } from '@topout/ui';
import { Tile } from '@topout/ui/marks';
import { memo } from 'react';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import { attemptTexts } from '../texts.ts';
import styles from './attempt-row.module.css';

export interface AttemptRowProps {
  /** From 0. */
  readonly index: number;
  /** Absent while the row is empty. */
  readonly attempt: ShownAttempt | undefined;
  readonly unsaved: boolean;
  /** It comes after a top: saving deletes it. */
  readonly goes: boolean;
  readonly zones: number;
  /** The venue's. */
  readonly timeZone: string;
  readonly active: boolean;
  /** Absent if the row cannot become active. */
  readonly onActivate: ((index: number) => void) | undefined;
}

/**
 * One numbered attempt: its result, when, by whom, and where it is (behaviour:
 * judging#attempts-of-a-boulder). A tap redraws only the rows it changes.
 */
export const AttemptRow = memo(function AttemptRow(props: AttemptRowProps) {
  const { index, attempt, unsaved, goes, zones, timeZone, active, onActivate } = props;
  return (
    <li className={classNames(styles.item, !attempt && !active && !onActivate && styles.later)}>
      <button
        type="button"
        className={classNames(styles.row, active && styles.active)}
        aria-current={active ? 'step' : undefined}
        disabled={!onActivate}
        onClick={() => onActivate?.(index)}
      >
        <span className={styles.number}>{ordinal(index + 1)}</span>
        {attempt ? (
          <>
            <span className={classNames(goes && styles.goes)}>
              <Tile mark={attemptMark(attempt, zones)} width={36} rising={unsaved}>
                {attemptIcon(attempt, zones)}
              </Tile>
            </span>
            <span className={styles.details}>
              <time dateTime={attempt.timestamp}>{formatTime(attempt.timestamp, timeZone)}</time>
              <span className={styles.judge}>
                {attemptTexts.judge(attempt.judge?.name ?? attemptTexts.staff)}
              </span>
              {attempt.notes !== '' && <span>{attempt.notes}</span>}
            </span>
            <span className={styles.state}>
              {goes ? (
                attemptTexts.goesWithSave
              ) : unsaved ? (
                <Badge>{resultWords.draft}</Badge>
              ) : (
                <StateLabel state={attempt.state} />
              )}
            </span>
          </>
        ) : (
          (active || onActivate) && (
            <>
              <span className={styles.open} />
              <span className={styles.empty}>{active ? attemptTexts.chooseBelow : attemptTexts.logThis}</span>
            </>
          )
        )}
      </button>
    </li>
  );
});
