import { useClock } from '@topout/api-client';
import { Digits, useTick } from '@topout/app-kit/clock';
import { type Clock, clockTone, clockWords } from '@topout/domain';
import { EmptyState } from '@topout/ui';
import type { ReactNode } from 'react';
import { OnRoutes } from '../../clock/on-routes.tsx';
import { clockTexts as texts } from '../../clock/texts.ts';
import type { Hall } from '../hall.ts';
import styles from './clock-page.module.css';

/** The stage's clock as a page of the hall's screens (behaviour: clock#watching). */
export default function ClockPage({ hall }: { readonly hall: Hall }) {
  const { data, live } = useClock(hall.uuid);
  if (!data) return <div />;
  const { clock } = data;
  return clock ? (
    <Face clock={clock} live={live} people={<OnRoutes competition={hall} />} />
  ) : (
    <EmptyState title={texts.none} />
  );
}

interface FaceProps {
  readonly clock: Clock;
  /** Whether presses arrive. */
  readonly live: boolean;
  readonly people: ReactNode;
}

function Face({ clock, live, people }: FaceProps) {
  const now = useTick(clock);
  const slot = clockWords.slot(now);
  return (
    <section className={styles.face} data-tone={clockTone(now)}>
      <Digits clock={now} className={styles.digits} />
      {people}
      <p className={styles.about}>
        <strong>{clockWords.of(now)}</strong>
        {slot !== null && <span>{slot}</span>}
        {!live && <span>{clockWords.offline}</span>}
      </p>
    </section>
  );
}
