import { beatsRecord, type ListedLane, recordMark, type Run, type SpeedRecord } from '@topout/domain';
import { AlertIcon, classNames, ClockIcon } from '@topout/ui';
import { StateLabel } from '../outbox/state-label.tsx';
import styles from './heats.module.css';
import type { Racer } from './racers.ts';
import { heatTexts as texts, laneText, runTextOf } from './texts.ts';

interface LaneButtonProps {
  readonly lane: 0 | 1;
  readonly at: ListedLane<Racer>;
  /** As it would be saved. */
  readonly run: Run | null;
  /** Digits that are not saved. */
  readonly typed: string | null;
  /** A timing device says so, and nobody has confirmed it. */
  readonly measured: boolean;
  /** Another judge has logged this since, null = nothing any more; undefined = none has. */
  readonly theirs: Run | null | undefined;
  /** The time to beat; null = none. */
  readonly record: SpeedRecord | null;
  readonly selected: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** A lane: who is on it, and their result. Tapping it brings the pad to it. */
export function LaneButton({
  lane,
  at,
  run,
  typed,
  measured,
  theirs,
  record,
  selected,
  disabled,
  onChoose,
}: LaneButtonProps) {
  const { racer, route } = at;
  const known = racer?.streams[route]?.state ?? null;
  // A lane that was cleared has nothing that could be confirmed.
  const state = known === 'confirmed' && run === null ? null : known;
  return (
    <button
      type="button"
      className={classNames(styles.lane, lane === 0 ? styles.laneA : styles.laneB)}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onChoose}
    >
      <span className={styles.laneName}>{texts.laneName[lane]}</span>
      <strong className={styles.racer}>
        {racer?.competitorNumber != null && <span className={styles.number}>{racer.competitorNumber}</span>}{' '}
        {laneText(at)}
      </strong>
      <span className={classNames(styles.result, run?.kind !== 'TIME' && typed === null && styles.word)}>
        {typed === null || typed === '' ? runTextOf(run) : typed}
      </span>
      {beatsRecord(run, record) && <span className={styles.measured}>{recordMark}</span>}
      {measured && (
        <span className={styles.measured}>
          <ClockIcon size={16} /> {texts.measured}
        </span>
      )}
      {theirs !== undefined && (
        <span className={styles.theirs}>
          <AlertIcon size={16} /> {texts.theirs(runTextOf(theirs))}
        </span>
      )}
      {state !== null && typed === null && !measured && <StateLabel state={state} />}
    </button>
  );
}
