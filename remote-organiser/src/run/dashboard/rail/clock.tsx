import { serverNow } from '@topout/api-client';
import { countdown } from '@topout/domain';
import { useEffect, useState } from 'react';
import styles from './rail.module.css';
import { texts } from '../texts.ts';

/** Often enough that the screen never skips a second. (behaviour: judging#time-left) */
const tickMs = 500;

interface ClockProps {
  readonly startMs: number;
  readonly endMs: number;
}

/** The time until the start, then until the end, readable from across the room. */
export function Clock({ startMs, endMs }: ClockProps) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (now >= endMs) return <p className={styles.over}>{texts.over}</p>;
  const [label, untilMs] = now < startMs ? [texts.startsIn, startMs] : [texts.timeLeft, endMs];
  return (
    <p className={styles.clock} role="timer">
      <span className={styles.clockLabel}>{label}</span>
      <strong>{countdown(untilMs - now)}</strong>
    </p>
  );
}
