import type { LeaderboardRow, Leaders } from '@topout/contract';
import { countMarks, lastResultWords, leaderFigure, skylineOf } from '@topout/domain';
import { Skeleton } from '@topout/ui';
import { Skyline } from '@topout/ui/marks';
import { homeTexts as texts } from './texts.ts';
import styles from './live-leaders.module.css';
import { useClock } from './use-clock.ts';

/** A result is news for so long, milliseconds. */
const newsMs = 600_000;

/** The first three of one category, and what happened last. Undefined = loading, in the same room. */
export function LiveLeaders({ leaders }: { readonly leaders: Leaders | undefined }) {
  const nowMs = useClock();
  if (!leaders) return <Waiting />;
  const { category, last, rows, scoringSystem } = leaders;
  const agoMs = last && nowMs - Date.parse(last.changedAt);
  return (
    <section aria-label={texts.leaders(category?.name ?? '')} className={styles.leaders}>
      <p className={styles.head}>
        <span className={styles.category}>{category?.name}</span>{' '}
        {last && agoMs !== null && agoMs < newsMs && (
          <span className={styles.news}>{lastResultWords(last, scoringSystem, agoMs)}</span>
        )}
      </p>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Leader key={row.entry} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Leader({ row }: { readonly row: LeaderboardRow }) {
  const { position, marks = '', user } = row;
  return (
    <li className={styles.row}>
      <span className={styles.figure}>{position}</span>
      <span className={styles.name}>{`${user.firstName} ${user.lastName}`}</span>
      {/* In many routes so few pixels tell nothing. */}
      {skylineOf(marks, 'small') && (
        <Skyline marks={marks} size="small" label={texts.marks(countMarks(marks))} />
      )}
      <span className={styles.figure}>{leaderFigure(row)}</span>
    </li>
  );
}

const Waiting = () => (
  <div className={styles.leaders}>
    <p className={styles.head}>
      <Skeleton width="5em" />
    </p>
    <div className={styles.rows}>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="12em" />
        </div>
      ))}
    </div>
  </div>
);
