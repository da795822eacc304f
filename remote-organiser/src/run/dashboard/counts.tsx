import type { Competition, LiveState } from '@topout/contract';
import { canBulkScore, isSeenNow } from '@topout/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { actorOf } from '../../competition/actor-of.ts';
import styles from './counts.module.css';
import { texts } from './texts.ts';

interface CountsProps {
  readonly competition: Competition;
  readonly state: LiveState;
  /** Shows where people wait. */
  readonly onQueues: () => void;
}

/** The day in one line of figures; each leads to where one can act on it. */
export function Counts({ competition, state, onQueues }: CountsProps) {
  const { uuid } = competition;
  const { categories, queues, judges, at } = state;
  const sum = (of: (category: LiveState['categories'][number]) => number) =>
    categories.reduce((total, category) => total + of(category), 0);
  const [entries, climbed, waiting] = [
    sum((one) => one.entries),
    sum((one) => one.climbed),
    sum((one) => one.waiting),
  ];
  const online = judges.filter(({ lastSeenAt }) => isSeenNow(lastSeenAt, at)).length;
  const results = canBulkScore(actorOf(competition)) ? 'bulk-scoring' : 'results';
  return (
    <ul className={styles.counts}>
      <li>
        <Link to={`/${uuid}/entries`} className={styles.count}>
          <Figure value={entries} label={texts.entriesCount(entries)}>
            {waiting > 0 ? texts.waitingList(waiting) : texts.climbed(climbed, entries)}
          </Figure>
        </Link>
      </li>
      <li>
        <Link to={`/${uuid}/${results}`} className={styles.count}>
          <Figure value={sum((one) => one.attempts)} label={texts.attemptsCount}>
            {texts.lately(state.pace.at(-2) ?? 0)}
          </Figure>
        </Link>
      </li>
      <li>
        <button type="button" className={styles.count} onClick={onQueues}>
          <Figure value={queues.reduce((total, queue) => total + queue.waiting, 0)} label={texts.queued}>
            {texts.onRoutes(queues.length)}
          </Figure>
        </button>
      </li>
      <li>
        <Link to={`/${uuid}/setup/staff`} className={styles.count}>
          <Figure value={texts.ofAll(online, judges.length)} label={texts.online}>
            {texts.away(judges.length - online)}
          </Figure>
        </Link>
      </li>
    </ul>
  );
}

interface FigureProps {
  readonly value: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

const Figure = ({ value, label, children }: FigureProps) => (
  <>
    <strong className={styles.value}>{value}</strong> <span className={styles.label}>{label}</span>{' '}
    <span className={styles.hint}>{children}</span>
  </>
);
