import { serverNow } from '@topout/api-client';
import { formatTimeLeft } from '@topout/domain';
import { useEffect, useState } from 'react';
import { boardTexts as texts } from '../../../texts.ts';
import styles from './board-heading.module.css';

/** So often that a second is never skipped on screen. */
const tickMs = 500;

/** How long the competition goes on. */
export function TimeLeft({ endMs }: { readonly endMs: number }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (now >= endMs) return null;
  return (
    <p className={styles.left} role="timer">
      <span className={styles.label}>{texts.timeLeft}</span> {formatTimeLeft(endMs - now)}
    </p>
  );
}
