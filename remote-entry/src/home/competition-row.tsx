import type { CompetitionSummary } from '@topout/api-client';
import { ListLink, StatePill } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useNow } from '../flow/use-now.ts';
import { dayAndMonth, formatWhen } from './format-day.ts';
import styles from './home.module.css';

/** A competition that is to come leads to its entry, one that is over to its board. */
export function CompetitionRow({ competition }: { readonly competition: CompetitionSummary }) {
  const { uuid, name, status, venue } = competition;
  const over = Date.parse(competition.endTime) <= useNow();
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const { day, month } = dayAndMonth(competition);
  return (
    <ListLink
      as={Link}
      to={!over && status !== 'CANCELLED' ? `/${uuid}/enter` : `/${uuid}/entries`}
      leading={
        <span className={styles.leaf} aria-hidden="true">
          <span className={styles.day}>{day}</span>
          <span className={styles.month}>{month}</span>
        </span>
      }
      title={name}
      subtitle={
        <>
          {place && `${place} · `}
          <span className={styles.when}>{formatWhen(competition, over)}</span>
        </>
      }
      trailing={status === 'CANCELLED' && <StatePill state="cancelled" />}
    />
  );
}
