import { BoltIcon } from '@topout/ui/marks';
import { texts as shared } from '../texts.ts';
import { countDay, type DayRoute } from './card-day.ts';
import styles from './day-picture.module.css';
import { texts } from './texts.ts';

export interface DayCountsProps {
  readonly day: readonly DayRoute[];
  readonly attempts: number;
}

/** "9 tops, 4 flashes, 3 zones", and in how many attempts. */
export function DayCounts({ day, attempts }: DayCountsProps) {
  const { tops, flashes, zones, tried } = countDay(day);
  return (
    <p className={styles.counts}>
      {tried > 0 && (
        <>
          <span>{texts.tops(tops)}</span>
          {flashes > 0 && (
            <span>
              <BoltIcon />
              {texts.flashes(flashes)}
            </span>
          )}
          {zones > 0 && <span>{texts.zones(zones)}</span>}
        </>
      )}
      <span className={styles.attempts}>
        {attempts > 0 ? shared.attemptsMade(attempts) : texts.noAttempts}
      </span>
    </p>
  );
}
