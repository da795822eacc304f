import type { Route } from '@topout/contract';
import { classNames, ColorDot } from '@topout/ui';
import { colourWord } from '../competition/colour-word.ts';
import { coloursOf } from '../competition/competition-routes.ts';
import styles from './route-head.module.css';
import { texts } from './texts.ts';

export interface RouteHeadProps {
  readonly route: Route;
  /** What it is called in this competition. */
  readonly name: string;
}

/** A name longer than this takes more than two lines of a small phone in large letters. */
const mostLarge = 24;

/** Which route this is: colour, number, and what there is to reach. */
export function RouteHead({ route, name }: RouteHeadProps) {
  const isSport = route.climbType === 'SPORT';
  const colours = coloursOf(route);
  const goal = isSport ? texts.holds(route.segmentsCount) : texts.zones(route.segmentsCount);
  return (
    <header className={styles.head}>
      <ColorDot colors={colours} size={40} square={isSport} />
      <div>
        <h1 className={classNames(styles.name, name.length > mostLarge && styles.long)}>{name}</h1>
        <p className={styles.about}>
          {[route.name !== name && route.name, ...colours.map(colourWord), goal].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  );
}
