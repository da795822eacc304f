import type { Route } from '@topout/contract';
import { colourWord, holdLook, routeColors } from '@topout/domain';
import { classNames, VisuallyHidden } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { Link } from 'react-router-dom';
import { texts } from '../texts.ts';
import { CellState, type RouteState } from './cell-state.tsx';
import { QueueBars } from './queue-bars.tsx';
import styles from './wall.module.css';

interface WallCellProps {
  readonly route: Route;
  /** Its name in the competition. */
  readonly name: string;
  readonly waiting: number;
  readonly state: RouteState;
  /** The route's queue; null for people who do not judge. */
  readonly to: string | null;
}

/** So many people do not wait anywhere without asking. */
const long = 5;

/** One route, now: its hold, whether a judge is there, and who waits. */
export function WallCell({ route, name, waiting, state, to }: WallCellProps) {
  const colours = routeColors(route.colors);
  const fits = /^\S{1,3}$/.test(name);
  const look = classNames(styles.cell, state.isLeft && styles.left);
  const content = (
    <>
      <span className={styles.top}>
        <Hold look={holdLook(colours)} number={fits ? name : undefined} size={28} />
        {!fits && (
          <span aria-hidden="true" className={styles.name}>
            {name}
          </span>
        )}
        <VisuallyHidden>
          {[texts.route(name), colours.map(colourWord).filter(Boolean).join(' and ')]
            .filter(Boolean)
            .join(', ')}
        </VisuallyHidden>{' '}
        <CellState state={state} />
      </span>{' '}
      <span className={classNames(styles.queue, waiting >= long && styles.long)}>
        {waiting === 0 ? (
          texts.nobody
        ) : (
          <>
            <QueueBars waiting={waiting} />
            <strong>{waiting}</strong> <VisuallyHidden>{texts.waitHere}</VisuallyHidden>
          </>
        )}
      </span>
    </>
  );
  return to === null ? (
    <div className={look}>{content}</div>
  ) : (
    <Link to={to} className={look}>
      {content}
    </Link>
  );
}
