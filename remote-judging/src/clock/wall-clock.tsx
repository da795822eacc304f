import { Digits, useTick } from '@topout/app-kit/clock';
import { type Clock, clockTone, clockWords } from '@topout/domain';
import type { ReactNode } from 'react';
import styles from './clock-screen.module.css';

export interface WallClockProps {
  readonly clock: Clock;
  /** Whether presses arrive. */
  readonly live: boolean;
  readonly title: string;
  readonly tools: ReactNode;
  /** Who climbs, and who is next. */
  readonly people: ReactNode;
}

/** Huge digits, and what they count. */
export function WallClock({ clock, live, title, tools, people }: WallClockProps) {
  const now = useTick(clock);
  const slot = clockWords.slot(now);
  const words = clockWords.of(now);
  return (
    <main className={styles.wall} data-tone={clockTone(now)}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {!live && <output>{clockWords.offline}</output>}
      </header>
      <Digits clock={now} className={styles.digits} />
      {people}
      <footer className={styles.foot}>
        <p className={styles.words} aria-live="polite">
          {words}
        </p>
        {slot !== null && <p>{slot}</p>}
        {tools}
      </footer>
    </main>
  );
}
