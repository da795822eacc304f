import { VisuallyHidden } from '@topout/ui';
import { type CSSProperties, lazy, Suspense, useMemo } from 'react';
import { useTimeLeft } from '../../competition/use-time-left.ts';
import { texts as judging } from '../../texts.ts';
import type { Hall } from '../hall.ts';
import { coverLook } from './cover-look.ts';
import styles from './cover.module.css';
import { LiveCode } from './live-code.tsx';
import { LiveLine, type LiveLineProps } from './live-line.tsx';

/** Most competitions have no clock. */
const HallClock = lazy(() => import(/* webpackChunkName: "hall-clock" */ './hall-clock.tsx'));

export interface HallCoverProps {
  readonly hall: Hall;
  /** What the page shows: a category, or the competition. */
  readonly title: string;
  /** What of it, after the name of the competition; null = the title is that name. */
  readonly part: string | null;
  /** Null = boards are hidden, and nothing is said about them. */
  readonly line: LiveLineProps | null;
  /** Null = nothing is judged any more. */
  readonly endMs: number | null;
  /** Pixels of a unit. */
  readonly unit: number;
}

/** The wall of the competition above the boards: what is shown, how current it is, and the way to one's own phone. */
export function Cover({ hall, title, part, line, endMs, unit }: HallCoverProps) {
  const old = line !== null && line.standing === 'open' && (line.live === 'stale' || line.asOf !== null);
  const { uuid, headerColour } = hall;
  const look = useMemo(() => coverLook(uuid, headerColour, old), [uuid, headerColour, old]);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--cover': look.background,
    '--on-cover': look.text,
    '--wall': look.wall,
  };
  return (
    <header className={styles.cover} style={style}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {part !== null && (
          <p className={styles.about}>
            <span className={styles.competition}>{hall.name}</span>
            {part !== '' && <span>{` · ${part}`}</span>}
          </p>
        )}
      </div>
      <div className={styles.state}>
        {line && <LiveLine {...line} />}
        {endMs !== null && (
          <Suspense fallback={<TimeLeft endMs={endMs} />}>
            <HallClock competition={uuid} otherwise={<TimeLeft endMs={endMs} />} />
          </Suspense>
        )}
      </div>
      <LiveCode address={`${window.location.origin}/${uuid}/entries`} size={Math.round(unit * codeSize)} />
    </header>
  );
}

/** Units. */
const codeSize = 122;

function TimeLeft({ endMs }: { readonly endMs: number }) {
  const left = useTimeLeft(endMs);
  if (left === null) return null;
  return (
    <p className={styles.timeLeft} role="timer">
      <VisuallyHidden>{judging.timeLeft} </VisuallyHidden>
      {left}
    </p>
  );
}
