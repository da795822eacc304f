import { useClock } from '@topout/api-client';
import { Digits, useTick } from '@topout/app-kit/clock';
import { type Clock, clockWords } from '@topout/domain';
import type { ReactNode } from 'react';
import styles from './cover.module.css';

interface HallClockProps {
  readonly competition: string;
  /** Shown while no clock runs. */
  readonly otherwise: ReactNode;
}

/** The stage's clock on the hall screen, from its first start on. */
export default function HallClock({ competition, otherwise }: HallClockProps) {
  const { data } = useClock(competition);
  const clock = data?.clock;
  if (!clock || (clock.status === 'READY' && clock.slot === 1)) return otherwise;
  return <Running clock={clock} />;
}

function Running({ clock }: { readonly clock: Clock }) {
  const now = useTick(clock);
  return (
    <p className={styles.clock}>
      <span className={styles.clockWords}>{clockWords.of(now)}</span>
      <Digits clock={now} />
    </p>
  );
}
