import { serverNow } from '@topout/api-client';
import { countdown } from '@topout/domain';
import { useEffect, useState } from 'react';
import styles from './dashboard.module.css';
import { texts } from './texts.ts';

/** As often as the specification says (spec 2 §9): a second is never skipped on screen. */
const tickMs = 500;

interface ClockProps {
  readonly startMs: number;
  readonly endMs: number;
}

/** How long until it starts, then until it ends, to be read from across the room. */
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
