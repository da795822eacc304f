import type { Hall } from '../hall.ts';
import { screenTexts as texts } from '../texts.ts';
import styles from './foot.module.css';
import { Legend } from './legend.tsx';
import type { News } from './news-between.ts';
import { NewsLine } from './news-line.tsx';

export interface FootProps {
  readonly hall: Hall;
  /** What is told now. */
  readonly news: News | undefined;
  /** The marks of all rows on the page: what the legend explains. */
  readonly days: readonly string[];
  /** Some results on the page wait to be confirmed. */
  readonly unconfirmed: boolean;
  /** Pixels of a unit. */
  readonly unit: number;
}

/** Along the foot: what happened last, otherwise what the marks mean and how to follow. */
export function Foot({ hall, news, days, unconfirmed, unit }: FootProps) {
  return (
    <footer className={styles.foot}>
      {news ? (
        <NewsLine key={news.id} hall={hall} news={news} unit={unit} />
      ) : (
        <>
          <Legend days={days} unconfirmed={unconfirmed} unit={unit} />
          <p className={styles.follow}>{texts.followLive}</p>
        </>
      )}
    </footer>
  );
}
