import type { Route } from '@topout/api-client';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ButtonLink, Card } from '@topout/ui';
import { Link } from 'react-router-dom';
import { StateLabel } from '../outbox/state-label.tsx';
import { texts } from '../texts.ts';
import { marksOf } from './marks-of.ts';
import styles from './next-climber.module.css';
import type { Climber } from './use-climbers.ts';

export interface NextClimberProps {
  /** Absent when nobody waits. */
  readonly climber: Climber | undefined;
  readonly route: Route;
}

/** Who climbs next, readable at arm's length, one tap from the result. */
export function NextClimber({ climber, route }: NextClimberProps) {
  if (!climber) return null;
  const { user, name, categoryName, picture, state } = climber;
  const marks = marksOf(climber, route);
  return (
    <Card className={styles.card}>
      <section aria-labelledby="next-climber" className={styles.person}>
        <Avatar initials={initials(name)} hue={nameHue(name)} src={picture} size={64} />
        <div className={styles.text}>
          <p className={styles.label}>{texts.next}</p>
          <h2 id="next-climber" className={styles.name}>
            {name}
          </h2>
          <p className={styles.details}>
            {categoryName}
            {marks !== '' && <strong>{marks}</strong>}
            {state !== null && <StateLabel state={state} />}
          </p>
        </div>
      </section>
      <ButtonLink as={Link} to={user} variant="primary" size="judge" fullWidth>
        {texts.logAttempts}
      </ButtonLink>
    </Card>
  );
}
