import type { Route } from '@topout/api-client';
import { attemptIcon, initials, nameHue } from '@topout/domain';
import { Avatar } from '@topout/ui';
import { Link } from 'react-router-dom';
import { StateLabel } from '../outbox/state-label.tsx';
import styles from './climber-row.module.css';
import type { Climber } from './use-climbers.ts';

export interface ClimberRowProps {
  readonly climber: Climber;
  readonly route: Pick<Route, 'uuid' | 'climbType' | 'segmentsCount'>;
}

/** A person, leading to their attempts: name, category, what they have on this route, where that is. */
export function ClimberRow({ climber, route }: ClimberRowProps) {
  const { user, name, picture, categoryName, state } = climber;
  const marks = marksOf(climber, route);
  return (
    <Link to={user} className={styles.row}>
      <Avatar initials={initials(name)} hue={nameHue(name)} src={picture} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>
          <span className={styles.category}>{categoryName}</span>
          {marks !== '' && <span className={styles.marks}>{marks}</span>}
        </span>
      </span>
      {state !== null && <StateLabel state={state} />}
    </Link>
  );
}

/** "T", "– Z T", "34+": what a judge reads at a glance. */
export function marksOf({ attempts }: Pick<Climber, 'attempts'>, route: ClimberRowProps['route']): string {
  if (route.climbType === 'BOULDER')
    return attempts.map((attempt) => attemptIcon(attempt, route.segmentsCount)).join(' ');
  const last = attempts.at(-1);
  if (!last) return '';
  return last.success ? 'TOP' : `${last.segmentsCount}${last.usedLastHold ? '+' : ''}`;
}
