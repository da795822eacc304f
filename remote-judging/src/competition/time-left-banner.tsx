import { serverNow } from '@topout/api-client';
import { formatTimeLeft } from '@topout/domain';
import { ClockIcon } from '@topout/ui';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import styles from './time-left-banner.module.css';

/** Often enough that the screen never skips a second. (behaviour: judging#time-left) */
const tickMs = 500;

/** "Time left:" until the end, then nothing. */
export function TimeLeftBanner({ endMs }: { readonly endMs: number }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  if (now >= endMs) return null;
  return (
    <p className={styles.banner} role="timer">
      <ClockIcon size={18} />
      {texts.timeLeft} <strong className={styles.time}>{formatTimeLeft(endMs - now)}</strong>
    </p>
  );
}
