import type { Competition } from '@topout/contract';
import { formatDashboardTime, forReader, venueZone } from '@topout/domain';
import { StatePill } from '@topout/ui';
import { Clock } from './clock.tsx';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

/** The competition's name, its times, and the time left. */
export function DashboardHead({ competition }: { readonly competition: Competition }) {
  const { name, startTime, endTime, status, venues } = competition;
  const timeZone = venueZone(venues[0]);
  const shown = (instant: string) => (
    <time dateTime={instant}>{forReader(formatDashboardTime, instant, timeZone)}</time>
  );
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <StatePill state={stateOf[status]} />
      </div>
      <div className={styles.when}>
        <dl className={styles.times}>
          <div>
            <dt>{texts.starts}</dt>
            <dd>{shown(startTime)}</dd>
          </div>
          <div>
            <dt>{texts.ends}</dt>
            <dd>{shown(endTime)}</dd>
          </div>
        </dl>
        <Clock startMs={Date.parse(startTime)} endMs={Date.parse(endTime)} />
      </div>
    </header>
  );
}

const stateOf = { LIVE: 'live', UPCOMING: 'upcoming', PAST: 'past', CANCELLED: 'cancelled' } as const;
