import { type Day, type RouteWatch, unsentAround, watchOf } from '@topout/domain';
import { CheckIcon, CloudUpIcon, VisuallyHidden, classNames } from '@topout/ui';
import { texts } from '../texts.ts';
import styles from './wall.module.css';

/** How things stand at one route. */
export interface RouteState {
  /** Null while nobody needs to be there. */
  readonly watch: RouteWatch | null;
  /** People wait, and no judge is there. */
  readonly isLeft: boolean;
  readonly isUnsent: boolean;
  /** Climbers log there, and no judge needs to be. */
  readonly isSelfScored: boolean;
}

/** Before the start a route only lacks judges that nobody named; after the end it lacks nothing. */
export function stateOfRoute(day: Day, route: string, waiting: number, byClimbers: boolean): RouteState {
  const isUnsent = unsentAround(day, route) > 0;
  const isSelfScored = byClimbers && waiting === 0;
  if (!day.isJudged) {
    const isMissed = day.willBeJudged && day.routesWithoutJudge.includes(route);
    return { watch: isMissed ? 'NOBODY' : null, isLeft: false, isUnsent, isSelfScored };
  }
  const watch = watchOf(day, route);
  return { watch, isLeft: watch !== 'HERE' && waiting > 0, isUnsent, isSelfScored };
}

/** The state in a word, or a tick. */
export function CellState({ state }: { readonly state: RouteState }) {
  const { watch, isLeft, isUnsent, isSelfScored } = state;
  if (isUnsent && !isLeft)
    return (
      <span className={classNames(styles.state, styles.unsent)}>
        <CloudUpIcon size={14} /> {texts.unsentWord}
      </span>
    );
  if (watch !== 'HERE' && isSelfScored) return <span className={styles.state}>{texts.selfScored}</span>;
  if (watch === null) return null;
  if (watch === 'HERE')
    return (
      <span className={classNames(styles.state, styles.here)}>
        <CheckIcon size={16} />
        <VisuallyHidden>{texts.judgeHere}</VisuallyHidden>
      </span>
    );
  return <span className={styles.state}>{texts.noJudgeWord}</span>;
}
