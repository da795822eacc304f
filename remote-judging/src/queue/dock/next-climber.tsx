import type { Route } from '@topout/contract';
import { initials, nameHue, type ResultState } from '@topout/domain';
import { Avatar, classNames } from '@topout/ui';
import { Link } from 'react-router-dom';
import { fromQueue } from '../../attempts/use-go-back.ts';
import { smallPicture } from '../../competition/small-picture.ts';
import type { ShownAttempt } from '../../outbox/overlay-attempts.ts';
import { StateLabel } from '../../outbox/state-label.tsx';
import { marksOf } from '../marks-of.ts';
import styles from './next-climber.module.css';
import { SkipButton } from './skip-button.tsx';
import { texts } from '../texts.ts';
import type { Climber } from '../use-climbers.ts';

export interface NextClimberProps {
  readonly climber: Climber;
  readonly route: Route;
  /** Saved or not. */
  readonly attempts: readonly ShownAttempt[];
  /** Their state; null = this phone has nothing to say. */
  readonly state: ResultState | null;
  /** Whether they have been next for a while. */
  readonly settled: boolean;
  /** Absent while something is not saved. */
  readonly onSkip: (() => void) | undefined;
}

/** A longer word does not fit between picture and Skip in large letters. */
const longWord = /\S{12}/;

/** The next climber, readable at arm's length, and Skip; the name leads to their attempts. */
export function NextClimber({ climber, route, attempts, state, settled, onSkip }: NextClimberProps) {
  const { user, name, number, categoryName, picture } = climber;
  const marks = marksOf({ attempts }, route);
  const about = [number, categoryName, marks === '' && texts.noAttemptYet];
  return (
    <section aria-labelledby="next-climber" className={styles.person}>
      <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(picture)} size={40} />
      <div className={styles.text}>
        <p className={styles.label}>{texts.next}</p>
        <h2 id="next-climber" className={classNames(styles.name, longWord.test(name) && styles.long)}>
          <Link to={user} state={fromQueue}>
            {name}
          </Link>
        </h2>
        <p className={styles.details}>
          <span>{about.filter(Boolean).join(' · ')}</span>
          {marks !== '' && <strong>{marks}</strong>}
          {state !== null && <StateLabel state={state} />}
        </p>
      </div>
      {onSkip && <SkipButton name={name} settled={settled} onSkip={onSkip} />}
    </section>
  );
}
