import type { Route } from '@topout/contract';
import { initials, nameHue, type ResultState } from '@topout/domain';
import { Avatar, Button, ButtonLink, classNames } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useThumbSpot } from '../attempts/thumb-spot.ts';
import { fromQueue } from '../attempts/use-go-back.ts';
import { smallPicture } from '../competition/small-picture.ts';
import type { ShownAttempt } from '../outbox/overlay-attempts.ts';
import { StateLabel } from '../outbox/state-label.tsx';
import { texts as shared } from '../texts.ts';
import { marksOf } from './marks-of.ts';
import styles from './next-climber.module.css';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface NextClimberProps {
  readonly climber: Climber;
  readonly route: Route;
  /** Saved or not. */
  readonly attempts: readonly ShownAttempt[];
  /** Their state; null = this phone has nothing to say. */
  readonly state: ResultState | null;
}

/** A longer word does not fit beside the picture in large letters. */
const longWord = /\S{13}/;

/** The next climber, readable at arm's length, and the link to their attempts. */
export function NextClimber({ climber, route, attempts, state }: NextClimberProps) {
  const { name, number, categoryName, picture } = climber;
  const marks = marksOf({ attempts }, route);
  return (
    <section aria-labelledby="next-climber" className={styles.person}>
      <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(picture)} size={40} />
      <div className={styles.text}>
        <p className={styles.label}>{texts.next}</p>
        <h2 id="next-climber" className={classNames(styles.name, longWord.test(name) && styles.long)}>
          {name}
        </h2>
        <p className={styles.details}>
          {[number && shared.number(number), categoryName].filter(Boolean).join(' · ')}
          {marks !== '' && <strong>{marks}</strong>}
          {state !== null && <StateLabel state={state} />}
        </p>
      </div>
    </section>
  );
}

/** Opens the next climber's attempts, in the place where the button that saves them will be. */
export function LogLink({ user }: Pick<Climber, 'user'>) {
  const { ready, tapped } = useThumbSpot('log');
  if (!ready)
    return (
      <Button variant="primary" size="judge" fullWidth disabled>
        {texts.logAttempts}
      </Button>
    );
  return (
    <ButtonLink
      as={Link}
      to={user}
      state={fromQueue}
      variant="primary"
      size="judge"
      fullWidth
      onClick={tapped}
    >
      {texts.logAttempts}
    </ButtonLink>
  );
}
