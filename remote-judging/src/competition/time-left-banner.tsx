import { ClockIcon } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './time-left-banner.module.css';
import { useTimeLeft } from './use-time-left.ts';

interface TimeLeftBannerProps {
  readonly endMs: number;
  readonly label?: string;
}

/** "Time left:" until the end, then nothing. */
export function TimeLeftBanner({ endMs, label = texts.timeLeft }: TimeLeftBannerProps) {
  const left = useTimeLeft(endMs);
  if (left === null) return null;
  return (
    <p className={styles.banner} role="timer">
      <ClockIcon size={18} />
      {label} <strong className={styles.time}>{left}</strong>
    </p>
  );
}
