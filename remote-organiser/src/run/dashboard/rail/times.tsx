import type { Competition } from '@topout/contract';
import { formatDashboardTime, forReader, venueZone } from '@topout/domain';
import { StatePill } from '@topout/ui';
import { texts } from '../texts.ts';
import { Clock } from './clock.tsx';
import styles from './rail.module.css';

/** The time left, and from when to when. */
export function Times({ competition }: { readonly competition: Competition }) {
  const { startTime, endTime, status, venues } = competition;
  const timeZone = venueZone(venues[0]);
  const shown = (instant: string) => (
    <time dateTime={instant}>{forReader(formatDashboardTime, instant, timeZone)}</time>
  );
  return (
    <div className={styles.times}>
      {status === 'CANCELLED' ? (
        <p>
          <StatePill state="cancelled" />
        </p>
      ) : (
        <Clock startMs={Date.parse(startTime)} endMs={Date.parse(endTime)} />
      )}
      <dl className={styles.dates}>
        <div>
          <dt>{texts.starts}</dt>
          <dd>{shown(startTime)}</dd>
        </div>
        <div>
          <dt>{texts.ends}</dt>
          <dd>{shown(endTime)}</dd>
        </div>
      </dl>
    </div>
  );
}
