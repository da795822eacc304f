import type { CompetitionSummary } from '@topout/contract';
import { restOfDate } from '@topout/domain';
import { ListLink, StatePill, VisuallyHidden } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useNow } from '../flow/use-now.ts';
import { homeTexts as texts } from './texts.ts';
import { DayLeaf } from './day-leaf.tsx';
import { formatFirstDay } from './format-day.ts';
import styles from './home.module.css';

/** A coming competition opens its entry page, a finished one its board. */
export function CompetitionRow({ competition }: { readonly competition: CompetitionSummary }) {
  const { uuid, name, status, venue, entriesCount } = competition;
  const nowMs = useNow();
  const over = Date.parse(competition.endTime) <= nowMs;
  const facts = [venue?.city || venue?.name, restOfDate(competition, nowMs), texts.climbers(entriesCount)];
  return (
    <ListLink
      as={Link}
      to={!over && status !== 'CANCELLED' ? `/${uuid}/enter` : `/${uuid}/entries`}
      className={styles.row}
      leading={<DayLeaf competition={competition} />}
      title={<span className={styles.name}>{name}</span>}
      subtitle={
        <>
          <VisuallyHidden>{formatFirstDay(competition)}, </VisuallyHidden>
          {facts.filter(Boolean).join(' · ')}
        </>
      }
      trailing={status === 'CANCELLED' && <StatePill state="cancelled" />}
    />
  );
}
