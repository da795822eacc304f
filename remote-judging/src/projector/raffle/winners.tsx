import type { RaffleWinners } from '@topout/contract';
import styles from './raffle-hall.module.css';
import { raffleTexts as texts } from './texts.ts';

interface WinnersProps {
  readonly raffle: RaffleWinners;
  /** The draw in the middle of the screen. */
  readonly hidden: string | null;
}

/** As many as fit into the foot of a screen. */
const most = 6;

/** Who has won so far, the last first. */
export function Winners({ raffle: { prizes }, hidden }: WinnersProps) {
  const won = prizes
    .flatMap(({ name, winner }, index) =>
      winner && winner.draw !== hidden ? [{ title: name || texts.prize(index + 1), ...winner }] : [],
    )
    .sort((a, b) => b.drawnAt.localeCompare(a.drawnAt));
  return (
    <ul className={styles.winners} aria-label={texts.winners}>
      {won.slice(0, most).map(({ draw, title, name }) => (
        <li key={draw}>
          <strong>{name}</strong>
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
