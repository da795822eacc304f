import { serverNow } from '@topout/api-client';
import type { Competition } from '@topout/contract';
import { formatRecent, formatTimeLeft, forReader, venueZone } from '@topout/domain';
import { useEffect, useState } from 'react';
import { moreTexts as texts } from '../head/more-texts.ts';
import styles from './start-notice.module.css';

/** So often that a second is never skipped on screen. */
const tickMs = 500;

export interface StartNoticeProps {
  readonly competition: Pick<Competition, 'startTime' | 'venues'>;
}

/** Over the start list: when the first climb, and how long that is from now. */
export default function StartNotice({ competition: { startTime, venues } }: StartNoticeProps) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const startMs = Date.parse(startTime);
  return (
    <>
      <p className={styles.first}>
        {texts.firstClimbers} <strong>{forReader(formatRecent(now), startTime, venueZone(venues[0]))}</strong>
      </p>
      {now < startMs && (
        <p className={styles.left} role="timer">
          {texts.startsIn(formatTimeLeft(startMs - now))}
        </p>
      )}
    </>
  );
}
