import {
  beatsRecord,
  exactTimeText,
  isRerun,
  type ListedHeat,
  recordMark,
  type Run,
  runText,
  type SpeedRecord,
  timeText,
  verdictOf,
} from '@topout/domain';
import { classNames, VisuallyHidden } from '@topout/ui';
import type { Racer } from '../heats/racers.ts';
import { laneText } from '../heats/texts.ts';
import styles from './bracket.module.css';
import { bracketTexts as texts } from './texts.ts';

interface HeatCardProps {
  readonly heat: ListedHeat<Racer>;
  /** The time to beat; null = none. */
  readonly record: SpeedRecord | null;
}

/** One heat: its two lanes, with the winner in front of the loser's grey. */
export function HeatCard({ heat, record }: HeatCardProps) {
  const { lanes, number, winner } = heat;
  const exact = looksAlike(lanes[0].run, lanes[1].run);
  const byQualification = verdictOf(heat)?.by === 'qualification';
  return (
    <li className={styles.heat} aria-label={texts.heat(number)}>
      <span className={styles.heatNumber} aria-hidden="true">
        {number}
      </span>
      {lanes.map((lane, index) => (
        <p
          key={texts.lanes[index]}
          className={classNames(
            styles.lane,
            winner !== null && (lane.racer === winner ? styles.won : styles.lost),
            lane.racer === null && styles.open,
          )}
        >
          <abbr title={texts.laneNames[index]}>{texts.lanes[index]}</abbr>
          <span className={styles.name}>
            {laneText(lane)}
            {winner !== null && lane.racer === winner && <VisuallyHidden> {texts.wins}</VisuallyHidden>}
            {winner !== null && lane.racer === winner && byQualification && (
              <small> {texts.byQualification}</small>
            )}
          </span>
          <span className={styles.time}>
            {beatsRecord(lane.run, record) && <small>{recordMark} </small>}
            {textOf(lane.run, exact)}
          </span>
        </p>
      ))}
      {isRerun(heat) && <p className={styles.again}>{texts.again}</p>}
    </li>
  );
}

/** Times are shown cut; two that would then look alike show the thousandth. (scoring rules, section 13) */
const looksAlike = (a: Run | null, b: Run | null) =>
  a?.kind === 'TIME' && b?.kind === 'TIME' && timeText(a.ms) === timeText(b.ms);

function textOf(run: Run | null, exact: boolean): string {
  if (run === null) return '';
  return run.kind === 'TIME' && exact ? exactTimeText(run.ms) : runText(run);
}
