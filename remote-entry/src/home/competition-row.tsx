import type { CompetitionSummary } from '@topout/api-client';
import { ListLink, StatePill } from '@topout/ui';
import { Link } from 'react-router-dom';
import { dayAndMonth, formatDays } from './format-day.ts';
import styles from './home.module.css';

/** A competition that is to come leads to its entry, one that is over to its board. */
export function CompetitionRow({ competition }: { readonly competition: CompetitionSummary }) {
  const { uuid, name, status, venue } = competition;
  const { day, month } = dayAndMonth(competition);
  return (
    <ListLink
      as={Link}
      to={status === 'UPCOMING' ? `/${uuid}/enter` : `/${uuid}/entries`}
      leading={
        <span className={styles.leaf} aria-hidden="true">
          <span className={styles.day}>{day}</span>
          <span className={styles.month}>{month}</span>
        </span>
      }
      title={name}
      subtitle={[formatDays(competition), venue?.name, venue?.city].filter(Boolean).join(' · ')}
      trailing={status === 'CANCELLED' && <StatePill state="cancelled" />}
    />
  );
}
