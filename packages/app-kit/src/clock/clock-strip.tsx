import { type Clock, clockTone, clockWords } from '@topout/domain';
import styles from './clock.module.css';
import { Digits } from './digits.tsx';
import { useTick } from './use-tick.ts';

export interface ClockStripProps {
  readonly clock: Clock;
  /** Whether presses arrive. */
  readonly live: boolean;
}

/** The time left in one line, above what somebody is doing. */
export function ClockStrip({ clock, live }: ClockStripProps) {
  const now = useTick(clock);
  const slot = clockWords.slot(now);
  return (
    <div className={styles.strip} data-tone={clockTone(now)}>
      <Digits clock={now} />
      <span className={styles.words}>{clockWords.of(now)}</span>
      {slot !== null && <span className={styles.slot}>{slot}</span>}
      {!live && <span className={styles.offline}>{clockWords.offline}</span>}
    </div>
  );
}
