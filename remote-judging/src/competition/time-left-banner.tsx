import { serverNow } from '@topout/api-client';
import { ClockIcon } from '@topout/ui';
import { useEffect, useState } from 'react';
import { texts } from '../texts.ts';
import { formatTimeLeft } from './time-left.ts';
import styles from './time-left-banner.module.css';

/** As often as the specification says (spec 2 §9): a second is never skipped on screen. */
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
