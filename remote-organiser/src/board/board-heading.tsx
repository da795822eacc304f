import type { Competition, Liveness } from '@topout/api-client';
import { boardTexts as texts } from '../texts.ts';
import styles from './board-heading.module.css';
import { LiveState } from './live-state.tsx';

export interface BoardHeadingProps {
  readonly competition: Competition;
  readonly live: Liveness;
}

/** That this is the board, where, and whether it is live. Whose it is stands in the header. */
export function BoardHeading({ competition, live }: BoardHeadingProps) {
  const venue = competition.venues[0];
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <h1>{texts.title}</h1>
        <LiveState competition={competition} live={live} />
      </div>
      <p className={styles.venue}>{venue && [venue.name, venue.city].filter(Boolean).join(', ')}</p>
    </header>
  );
}
