import { attemptIcon, formatTime, ordinal, resultWords } from '@topout/domain';
import { classNames } from '@topout/ui';
import { memo } from 'react';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import { texts } from '../../texts.ts';
import styles from './attempt-row.module.css';

export interface AttemptRowProps {
  /** From 0. */
  readonly index: number;
  /** Absent while the row is empty. */
  readonly attempt: ShownAttempt | undefined;
  readonly unsaved: boolean;
  /** It stands after a top: saving deletes it. */
  readonly goes: boolean;
  readonly zones: number;
  /** Of the venue. */
  readonly timeZone: string;
  readonly active: boolean;
  /** Absent where the row cannot become the active one. */
  readonly onActivate: ((index: number) => void) | undefined;
}

/** One numbered attempt: its result, when, by whom, and where it is (spec 2 §4). A tap redraws the rows it changes. */
export const AttemptRow = memo(function AttemptRow(props: AttemptRowProps) {
  const { index, attempt, unsaved, goes, zones, timeZone, active, onActivate } = props;
  return (
    <li className={styles.item}>
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
            <span className={classNames(styles.icon, attempt.success && styles.top, goes && styles.goes)}>
              {attemptIcon(attempt, zones)}
            </span>
            <span className={styles.details}>
              <span className={styles.when}>
                <time dateTime={attempt.timestamp}>{formatTime(attempt.timestamp, timeZone)}</time>
                {goes ? (
                  texts.goesWithSave
                ) : unsaved ? (
                  resultWords.draft
                ) : (
                  <StateLabel state={attempt.state} />
                )}
              </span>
              <span className={styles.judge}>{texts.judge(attempt.judge?.name ?? texts.staff)}</span>
            </span>
          </>
        ) : (
          <span className={styles.empty}>{active ? texts.chooseBelow : onActivate ? texts.logThis : ''}</span>
        )}
      </button>
    </li>
  );
});
