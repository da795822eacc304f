import type { Route } from '@topout/contract';
import { colourWord, holdLook } from '@topout/domain';
import { classNames } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { coloursOf } from '../competition/competition-routes.ts';
import { numberOnHold } from '../competition/on-hold.ts';
import styles from './route-head.module.css';
import { texts } from './texts.ts';

export interface RouteHeadProps {
  readonly route: Route;
  /** Its name in this competition. */
  readonly name: string;
}

/** A longer name takes more than two lines on a small phone in large letters. */
const mostLarge = 24;

/** Identifies the route: colour, number, and its zones or holds. */
export function RouteHead({ route, name }: RouteHeadProps) {
  const isSport = route.climbType === 'SPORT';
  const colours = coloursOf(route);
  const goal = isSport ? texts.holds(route.segmentsCount) : texts.zones(route.segmentsCount);
  return (
    <header className={styles.head}>
      <Hold look={holdLook(colours)} number={numberOnHold(name)} size={48} />
      <div>
        <h1 className={classNames(styles.name, name.length > mostLarge && styles.long)}>{name}</h1>
        <p className={styles.about}>
          {[route.name !== name && route.name, colours.map(colourWord).filter(Boolean).join(', '), goal]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </header>
  );
}
