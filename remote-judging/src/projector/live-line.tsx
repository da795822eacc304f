import { type Liveness, serverNow } from '@topout/api-client';
import { formatRecent, forReader, type Standing } from '@topout/domain';
import { StatePill } from '@topout/ui';
import styles from './projector.module.css';
import { screenTexts as texts } from './texts.ts';

export interface LiveLineProps {
  readonly standing: Standing;
  readonly live: Liveness;
  /** When the visible boards last changed; undefined while there are none. */
  readonly changedAt: string | undefined;
  /** The venue's. */
  readonly timeZone: string;
}

/** Whether the hall can trust what it sees, and if not, since when; says nothing while that is unknown. */
export function LiveLine({ standing, live, changedAt, timeZone }: LiveLineProps) {
  if (standing === 'final') return <StatePill state="past">{texts.final}</StatePill>;
  if (standing !== 'open') return <StatePill state="pending">{texts[standing]}</StatePill>;
  if (live === 'connecting') return null;
  if (live === 'live') return <StatePill state="live">{texts.live}</StatePill>;
  return (
    <p className={styles.late}>
      {live === 'delayed' ? (
        <StatePill state="pending">{texts.delayed}</StatePill>
      ) : (
        <StatePill state="offline">{texts.notLive}</StatePill>
      )}
      {changedAt !== undefined && texts.lastChange(forReader(formatRecent(serverNow()), changedAt, timeZone))}
    </p>
  );
}
