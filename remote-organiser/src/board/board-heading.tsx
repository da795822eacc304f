import type { Competition, Leaderboard } from '@topout/contract';
import { type Liveness, serverNow } from '@topout/api-client';
import { formatMoment, formatRecent, forReader, venueZone } from '@topout/domain';
import { boardTexts as texts } from '../texts.ts';
import styles from './board-heading.module.css';
import { LiveState } from './live-state.tsx';

export interface BoardHeadingProps {
  /** Undefined while nothing is known of it. */
  readonly competition?: Competition | undefined;
  /** Undefined where no board is shown. */
  readonly live?: Liveness;
  /** Those on show. */
  readonly boards?: readonly Leaderboard[];
}

/** That this is the board, where, and whether it is live. Whose it is stands in the header. */
export function BoardHeading({ competition, live, boards = [] }: BoardHeadingProps) {
  return (
    <header className={styles.heading}>
      {/* The header, where it stands on a screen, is not printed. */}
      {competition && <p className={styles.printed}>{competition.name}</p>}
      <div className={styles.line}>
        <h1>{texts.title}</h1>
        {competition && live && <LiveState competition={competition} live={live} />}
      </div>
      <p className={styles.venue}>{competition && factsOf(competition, boards)}</p>
    </header>
  );
}

function factsOf(
  { status, startTime, venues: [venue] }: Competition,
  boards: readonly Leaderboard[],
): string {
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  const zone = venueZone(venue);
  const starts = status === 'UPCOMING' && texts.starts(forReader(formatMoment, startTime, zone));
  const [last] = boards
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .toReversed();
  const changed =
    status !== 'UPCOMING' &&
    last !== undefined &&
    texts.changed(forReader(formatRecent(serverNow()), last, zone));
  return [place, starts, changed].filter(Boolean).join(' · ');
}
