import type { Entry, Route } from '@topout/api-client';
import { initials, nameHue } from '@topout/domain';
import { Avatar, ColorDot } from '@topout/ui';
import { coloursOf } from '../competition/competition-routes.ts';
import { smallPicture } from '../competition/small-picture.ts';
import styles from './competitor-head.module.css';

export interface CompetitorHeadProps {
  readonly title: string;
  readonly entry: Entry;
  readonly route: Route;
  readonly routeName: string;
}

/** Whose attempts these are, and on which route: the two things that must not be mixed up. */
export function CompetitorHead({ title, entry, route, routeName }: CompetitorHeadProps) {
  const { name, pictureUrl } = entry.user;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.person}>
        <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(pictureUrl)} size={40} />
        <div className={styles.text}>
          <p className={styles.name}>{name}</p>
          <p className={styles.category}>{entry.category.name}</p>
        </div>
        <p className={styles.route}>
          <ColorDot colors={coloursOf(route)} size={20} square={route.climbType === 'SPORT'} />
          {routeName}
        </p>
      </div>
    </header>
  );
}
