import type { Route } from '@topout/api-client';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ButtonLink, classNames } from '@topout/ui';
import { Link } from 'react-router-dom';
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
  /** What is entered and not saved; null = nothing is. */
  readonly unsaved: readonly ShownAttempt[] | null;
}

/** A word longer than this does not fit beside the picture in large letters. */
const longWord = /\S{13}/;

/** Who climbs next, readable at arm's length, and the way to their attempts. */
export function NextClimber({ climber, route, unsaved }: NextClimberProps) {
  const { name, number, categoryName, picture, state } = climber;
  const shownState = unsaved ? 'draft' : state;
  const marks = marksOf({ attempts: unsaved ?? climber.attempts }, route);
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
          {shownState !== null && <StateLabel state={shownState} />}
        </p>
      </div>
    </section>
  );
}

/** To the attempts of whoever is next, where the button that saves them will be. */
export function LogLink({ user }: Pick<Climber, 'user'>) {
  return (
    <ButtonLink as={Link} to={user} variant="primary" size="judge" fullWidth>
      {texts.logAttempts}
    </ButtonLink>
  );
}
