import type { EnteredCompetition } from '@topout/contract';
import { ListLink, StatePill } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useNow } from '../flow/use-now.ts';
import { DayLeaf } from '../home/day-leaf.tsx';
import { formatOwn } from '../home/format-day.ts';
import { enteredTexts as texts } from '../texts.ts';
import styles from './entered.module.css';

/** One of the person's competitions: who takes part in what, where and when. It opens their scorecards. */
export function EnteredRow({ competition }: { readonly competition: EnteredCompetition }) {
  const { uuid, name, venue, entries } = competition;
  const nowMs = useNow();
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return (
    <ListLink
      as={Link}
      to={addressOf(uuid, entries)}
      leading={<DayLeaf competition={competition} />}
      title={name}
      subtitle={
        <>
          <span className={styles.line}>
            {[place, formatOwn(competition, nowMs)].filter(Boolean).join(' · ')}
          </span>
          {entries.map((entry) => (
            <span key={entry.user} className={styles.line}>
              {texts.entry(entry.own ? texts.you : entry.name, entry.category)}
              {entry.status === 'WAITING' && ` (${texts.waiting})`}
            </span>
          ))}
          <span className={styles.state}>
            <Standing competition={competition} />
          </span>
        </>
      }
    />
  );
}

/**
 * The competition's home is the person's own card; somebody who only has children there sees the first
 * child's.
 */
function addressOf(competition: string, entries: EnteredCompetition['entries']): string {
  const [first] = entries;
  return first === undefined || first.own ? `/${competition}` : `/${competition}?entry=${first.user}`;
}

const states = { LIVE: 'live', UPCOMING: 'upcoming', PAST: 'past', CANCELLED: 'cancelled' } as const;

function Standing({ competition: { status, resultsOut } }: { readonly competition: EnteredCompetition }) {
  if (status === 'PAST' && resultsOut) return <StatePill state="past">{texts.resultsOut}</StatePill>;
  return <StatePill state={states[status]} />;
}
