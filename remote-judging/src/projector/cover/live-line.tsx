import { type Liveness, serverNow } from '@topout/api-client';
import { formatRecent, forReader, type Standing, waitingForHall } from '@topout/domain';
import { type State, StatePill } from '@topout/ui';
import { screenTexts as texts } from '../texts.ts';
import styles from './cover.module.css';

export interface LiveLineProps {
  readonly standing: Standing;
  readonly live: Liveness;
  /** Of when the boards are while the hall that judges is silent; null = it is not, or they are judged here. */
  readonly asOf: string | null;
  /** When the visible boards last changed; undefined while there are none. */
  readonly changedAt: string | undefined;
  /** The venue's. */
  readonly timeZone: string;
}

/** Whether the hall can trust what it sees, and if not, since when; says nothing while that is unknown. */
export function LiveLine({ standing, live, asOf, changedAt, timeZone }: LiveLineProps) {
  if (standing === 'final') return <Line state="past">{texts.final}</Line>;
  if (standing !== 'open') return <Line state="pending">{texts[standing]}</Line>;
  const recent = (moment: string) => forReader(formatRecent(serverNow()), moment, timeZone);
  if (asOf !== null)
    return (
      <Line state="offline" since={waitingForHall(recent(asOf))}>
        {texts.notLive}
      </Line>
    );
  if (live === 'connecting') return null;
  if (live === 'live') return <Line state="live">{texts.live}</Line>;
  const since = changedAt && texts.lastChange(recent(changedAt));
  return live === 'delayed' ? (
    <Line state="pending" since={since}>
      {texts.delayed}
    </Line>
  ) : (
    <Line state="offline" since={since}>
      {texts.notLive}
    </Line>
  );
}

interface LineProps {
  readonly state: State;
  readonly children: string;
  readonly since?: string | undefined;
}

const Line = ({ state, children, since }: LineProps) => (
  <p className={styles.line}>
    <span className={styles.pill}>
      <StatePill state={state}>{children}</StatePill>
    </span>
    {since && ` · ${since}`}
  </p>
);
