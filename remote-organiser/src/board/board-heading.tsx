import type { Competition, Liveness } from '@topout/api-client';
import { boardTexts as texts } from '../texts.ts';
import styles from './board-heading.module.css';
import { formatShort } from './format-time.ts';
import { LiveState } from './live-state.tsx';

export interface BoardHeadingProps {
  /** Undefined while nothing is known of it. */
  readonly competition?: Competition | undefined;
  /** Undefined where no board is shown. */
  readonly live?: Liveness;
}

/** That this is the board, where, and whether it is live. Whose it is stands in the header. */
export function BoardHeading({ competition, live }: BoardHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        <h1>{texts.title}</h1>
        {competition && live && <LiveState competition={competition} live={live} />}
      </div>
      <p className={styles.venue}>{competition && factsOf(competition)}</p>
    </header>
  );
}

function factsOf({ status, startTime, venues: [venue] }: Competition): string {
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const starts = status === 'UPCOMING' && texts.starts(formatShort(startTime, venue?.timeZone));
  return [place, starts].filter(Boolean).join(' · ');
}
