import type { Competition, Look, Route } from '@topout/contract';
import { forReader, formatMoment, lookSentence, routeDisplayName, venueZone } from '@topout/domain';
import { Button, ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import styles from './looks.module.css';
import { texts } from './texts.ts';

export interface LookItemProps {
  readonly competition: Competition;
  readonly look: Look;
  /** Missing where the line is about several, or the route is gone. */
  readonly route: Route | undefined;
  readonly onPut: (looksRight: boolean) => void;
}

/** The people a line is about. */
export const whoOf = ({ climbers }: Pick<Look, 'climbers'>): string =>
  climbers.map(({ name }) => name || texts.gone).join(', ');

/** One line: who, where and when, why, and the ways to find out more. */
export function LookItem({ competition, look, route, onPut }: LookItemProps) {
  const { kind, climbers, madeAt, putAway } = look;
  const { uuid, routeGroups } = competition;
  const zone = venueZone(competition.venues[0]);
  const who = whoOf(look);
  const where = route && texts.on(routeDisplayName(route, { groups: routeGroups }));
  const when = madeAt && forReader(formatMoment, madeAt, zone);
  return (
    <article className={styles.item} data-away={putAway !== null || undefined}>
      <div className={styles.words}>
        <h3 className={styles.who}>{who}</h3>
        <p className={styles.why}>
          <strong>{[texts.kind[kind], where].filter(Boolean).join(' ')}.</strong>{' '}
          {lookSentence({ ...look, climbers: climbers.map(({ uuid: climber }) => climber) })}
        </p>
        <p className={styles.when}>
          {putAway ? texts.by(putAway.by, forReader(formatMoment, putAway.at, zone)) : when}
        </p>
      </div>
      <div className={styles.acts}>
        {climbers.map(({ uuid: climber, name }) => (
          <span key={climber} className={styles.links}>
            <ButtonLink
              as={Link}
              variant="quiet"
              to={`/${uuid}?entry=${climber}`}
              aria-label={texts.cardOf(name)}
            >
              {climbers.length > 1 ? name : texts.card}
            </ButtonLink>
            <ButtonLink
              as={Link}
              variant="quiet"
              to={`/${uuid}/history?competitor=${climber}`}
              aria-label={texts.historyOf(name)}
            >
              {texts.history}
            </ButtonLink>
          </span>
        ))}
        <Button
          aria-label={putAway ? texts.againOf(who) : texts.looksRightOf(who)}
          onClick={() => onPut(putAway === null)}
        >
          {putAway ? texts.again : texts.looksRight}
        </Button>
      </div>
    </article>
  );
}
