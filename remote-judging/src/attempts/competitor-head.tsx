import type { Entry, Route } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar, classNames, ColorDot } from '@topout/ui';
import { colourWord } from '../competition/colour-word.ts';
import { coloursOf } from '../competition/competition-routes.ts';
import { smallPicture } from '../competition/small-picture.ts';
import { texts } from '../texts.ts';
import styles from './competitor-head.module.css';

export interface CompetitorHeadProps {
  readonly title: string;
  readonly entry: Entry;
  readonly route: Route;
  readonly routeName: string;
}

/** A word longer than this does not fit between picture and route in large letters. */
const longWord = /\S{9}/;

/** A route name longer than this takes more than one line of a small phone in large letters. */
const mostLarge = 20;

/** Whose attempts these are, and on which route: the two things that must not be mixed up. */
export function CompetitorHead({ title, entry, route, routeName }: CompetitorHeadProps) {
  const { name, pictureUrl } = entry.user;
  const colours = coloursOf(route);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.person}>
        <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(pictureUrl)} size={40} />
        <div className={styles.text}>
          <p className={classNames(styles.name, longWord.test(name) && styles.long)}>{name}</p>
          <p className={styles.category}>
            {[entry.competitorNumber && texts.number(entry.competitorNumber), entry.category.name]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <p className={classNames(styles.route, routeName.length > mostLarge && styles.sentence)}>
          <ColorDot colors={colours} size={24} square={route.climbType === 'SPORT'} />
          <span className={styles.routeName}>
            {routeName}
            <span className={styles.colour}>{colours.map(colourWord).filter(Boolean).join(', ')}</span>
          </span>
        </p>
      </div>
    </header>
  );
}
