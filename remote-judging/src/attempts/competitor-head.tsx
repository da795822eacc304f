import type { Entry, Route } from '@topout/contract';
import { colourWord, holdLook, initials, nameHue } from '@topout/domain';
import { Avatar, classNames, VisuallyHidden } from '@topout/ui';
import { Hold } from '@topout/ui/marks';
import { coloursOf } from '../competition/competition-routes.ts';
import { numberOnHold } from '../competition/on-hold.ts';
import { smallPicture } from '../competition/small-picture.ts';
import styles from './competitor-head.module.css';

export interface CompetitorHeadProps {
  readonly title: string;
  readonly entry: Entry;
  readonly route: Route;
  readonly routeName: string;
}

/** A longer word does not fit between picture and route in large letters. */
const longWord = /\S{9}/;

/** Whose attempts these are, and on which route: the two things a judge must not mix up. */
export function CompetitorHead({ title, entry, route, routeName }: CompetitorHeadProps) {
  const { name, pictureUrl } = entry.user;
  const colours = coloursOf(route);
  const number = numberOnHold(routeName);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.person}>
        <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(pictureUrl)} size={40} />
        <div className={styles.text}>
          <p className={classNames(styles.name, longWord.test(name) && styles.long)}>{name}</p>
          <p className={styles.category}>
            {[entry.competitorNumber, entry.category.name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className={styles.route}>
          <Hold look={holdLook(colours)} number={number} size={52} />
          <span className={styles.routeName}>
            {number === undefined ? routeName : <VisuallyHidden>{routeName} </VisuallyHidden>}
            <span className={styles.colour}>{colours.map(colourWord).filter(Boolean).join(', ')}</span>
          </span>
        </p>
      </div>
    </header>
  );
}
