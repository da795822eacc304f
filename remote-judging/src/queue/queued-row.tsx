import type { Route } from '@topout/contract';
import { VisuallyHidden } from '@topout/ui';
import { Link } from 'react-router-dom';
import { fromQueue } from '../attempts/use-go-back.ts';
import { ClimberRow } from './climber-row.tsx';
import styles from './queued-row.module.css';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface QueuedRowProps {
  readonly climber: Climber;
  readonly route: Route;
  /** From 1: the next climber. */
  readonly place: number;
  /** Who may judge has the next climber below, beside the keys. */
  readonly canJudge: boolean;
}

/** Somebody who waits. The next climber has a single line: all about them stands below, beside the keys. */
export function QueuedRow({ climber, route, place, canJudge }: QueuedRowProps) {
  if (place > 1 || !canJudge)
    return <ClimberRow climber={climber} route={route} to={climber.user} place={place} />;
  return (
    <Link to={climber.user} state={fromQueue} className={styles.next} data-next="">
      <span className={styles.place}>1</span>
      <span className={styles.line}>
        <span className={styles.name}>{climber.name}</span>{' '}
        <span className={styles.below}>
          {texts.nextHere} <VisuallyHidden>{texts.below}</VisuallyHidden>
        </span>
      </span>
    </Link>
  );
}
