import type { RaffleWinners } from '@topout/contract';
import styles from './raffle-hall.module.css';
import { raffleTexts as texts } from './texts.ts';

interface StageProps {
  readonly raffle: RaffleWinners;
  /** Somebody was drawn, and the hall does not know yet who. */
  readonly drawing: boolean;
}

/** The middle of the screen: the prize just drawn and its winner, or the next one. */
export function Stage({ raffle: { prizes, last, left }, drawing }: StageProps) {
  const titled = prizes.map((prize, index) => ({ ...prize, title: prize.name || texts.prize(index + 1) }));
  const drawn = last === null ? undefined : titled.find(({ winner }) => winner?.draw === last);
  const next = titled.find(({ winner }) => winner === null);
  return (
    <section className={styles.stage} aria-live="polite">
      {drawn?.winner && !drawing && (
        <>
          <p className={styles.prize}>{drawn.title}</p>
          <p key={drawn.winner.draw} className={styles.winner}>
            {drawn.winner.name}
          </p>
          <p className={styles.small}>{texts.among(drawn.winner.among)}</p>
        </>
      )}
      {drawn && drawing && (
        <>
          <p className={styles.prize}>{drawn.title}</p>
          <p className={styles.dots}>
            <i aria-hidden />
            <i aria-hidden />
            <i aria-hidden />
          </p>
          <p className={styles.small}>{texts.drawing}</p>
        </>
      )}
      {!drawn && next && (
        <>
          <p className={styles.small}>{texts.next}</p>
          <p className={styles.winner}>{next.title}</p>
          <p className={styles.small}>{texts.left(left)}</p>
        </>
      )}
      {!drawn && !next && <p className={styles.prize}>{prizes.length > 0 ? texts.over : texts.none}</p>}
    </section>
  );
}
