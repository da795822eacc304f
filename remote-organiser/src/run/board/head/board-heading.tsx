import type { Competition, Leaderboard } from '@topout/contract';
import type { Liveness } from '@topout/api-client';
import { lazy, Suspense } from 'react';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './board-heading.module.css';
import { LiveState } from './live-state.tsx';
import { TimeLeft } from './time-left.tsx';

export interface BoardHeadingProps {
  /** Undefined while nothing is known of it. */
  readonly competition?: Competition | undefined;
  /** Undefined where no board is shown. */
  readonly live?: Liveness;
  /** Those on show. */
  readonly boards?: readonly Leaderboard[];
}

const Facts = lazy(() => import(/* webpackChunkName: "board-more" */ './facts.tsx'));

/** That this is the board, whether it is live, and how long it goes on. It continues the header, in the competition's colours. */
export function BoardHeading({ competition, live, boards = [] }: BoardHeadingProps) {
  return (
    <header className={styles.heading}>
      <div className={styles.line}>
        {/* The header, where it stands on a screen, is not printed. */}
        {competition && <p className={styles.printed}>{competition.name}</p>}
        <h1>{texts.title}</h1>
        {competition && live && (
          <span className={styles.state} data-live={live === 'live' || undefined}>
            <LiveState competition={competition} live={live} />
          </span>
        )}
        <p className={styles.facts}>
          {competition && (
            <Suspense>
              <Facts competition={competition} boards={boards} />
            </Suspense>
          )}
        </p>
        {competition?.status === 'LIVE' && <TimeLeft endMs={Date.parse(competition.endTime)} />}
      </div>
    </header>
  );
}
