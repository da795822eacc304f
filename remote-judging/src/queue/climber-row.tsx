import type { Route } from '@topout/contract';
import { initials, nameHue } from '@topout/domain';
import { Avatar } from '@topout/ui';
import { Link } from 'react-router-dom';
import { fromQueue } from '../attempts/use-go-back.ts';
import { smallPicture } from '../competition/small-picture.ts';
import { StateLabel } from '../outbox/state-label.tsx';
import styles from './climber-row.module.css';
import { marksOf } from './marks-of.ts';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface ClimberRowProps {
  readonly climber: Pick<Climber, 'name' | 'number' | 'picture' | 'categoryName' | 'state' | 'said'> &
    Parameters<typeof marksOf>[0];
  readonly route: Pick<Route, 'uuid' | 'climbType' | 'segmentsCount'>;
  /** Their attempts. */
  readonly to: string;
  /** In the queue, from 1. */
  readonly place?: number;
}

/** A person, linked to their attempts: name, number, category, their result on this route, and its state. */
export function ClimberRow({ climber, route, to, place }: ClimberRowProps) {
  const { name, number, picture, categoryName, state, said } = climber;
  const marks = marksOf(climber, route);
  return (
    <Link to={to} state={fromQueue} className={styles.row}>
      {place !== undefined && <span className={styles.place}>{place}</span>}
      <span className={styles.avatar}>
        <Avatar initials={initials(name)} hue={nameHue(name)} src={smallPicture(picture)} size={34} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>
          <span className={styles.category}>
            {[
              number,
              categoryName,
              said?.joinedSelf && texts.joinedSelf,
              said?.call && texts.calledAs[said.call],
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {marks !== '' && <span className={styles.marks}>{marks}</span>}
        </span>
      </span>
      {state !== null && <StateLabel state={state} />}
    </Link>
  );
}
