import { serverNow } from '@topout/api-client';
import { paceOf } from '@topout/domain';
import { type ReactNode, useId, useState } from 'react';
import styles from './queue-section.module.css';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface QueueSectionProps {
  /** Everybody waiting. */
  readonly total: number;
  /** Everybody who climbs the route. */
  readonly climbers: readonly Climber[];
  readonly children: ReactNode;
}

/** "Queue (4)", how fast it goes as far as that is known, and the queue itself from edge to edge. */
export function QueueSection({ total, climbers, children }: QueueSectionProps) {
  const id = useId();
  const [now] = useState(serverNow);
  const climbed = climbers.flatMap(({ attempts }) => attempts.at(-1)?.timestamp ?? []);
  const pace = paceOf(climbed, now);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{texts.queue(total)}</h2>
        {pace !== null && <p className={styles.pace}>{texts.pace(pace)}</p>}
      </div>
      {children}
    </section>
  );
}
