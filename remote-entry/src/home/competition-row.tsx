import type { CompetitionSummary } from '@topout/contract';
import { ListLink, StatePill } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useNow } from '../flow/use-now.ts';
import { DayLeaf } from './day-leaf.tsx';
import { formatWhen } from './format-day.ts';
import styles from './home.module.css';

/** A coming competition opens its entry page, a finished one its board. */
export function CompetitionRow({ competition }: { readonly competition: CompetitionSummary }) {
  const { uuid, name, status, venue } = competition;
  const over = Date.parse(competition.endTime) <= useNow();
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return (
    <ListLink
      as={Link}
      to={!over && status !== 'CANCELLED' ? `/${uuid}/enter` : `/${uuid}/entries`}
      leading={<DayLeaf competition={competition} />}
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
