import { serverNow } from '@topout/api-client';
import type { Competition, Leaderboard } from '@topout/contract';
import { formatMoment, formatRecent, forReader, isSpeed, venueZone, waitingForHall } from '@topout/domain';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import styles from './board-heading.module.css';
import { moreTexts as texts } from './more-texts.ts';

export interface FactsProps {
  readonly competition: Competition;
  /** Those on show. */
  readonly boards: readonly Leaderboard[];
}

/** Where, when it starts or has last changed, of when it is while the hall that judges it is silent, and the ways to the heats of speed and to the plan. */
export default function Facts({ competition, boards }: FactsProps) {
  const { status, startTime, venues, hall } = competition;
  const [venue] = venues;
  const zone = venueZone(venue);
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  // The first time of a zone takes a slow phone as long as ten rows: it gets a task of its own.
  if (!useDeferredValue(true, false)) return place;
  const starts = status === 'UPCOMING' && texts.starts(forReader(formatMoment, startTime, zone));
  const last = boards
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1);
  const recent = (moment: string) => forReader(formatRecent(serverNow()), moment, zone);
  const changed = status !== 'UPCOMING' && last !== undefined && !hall?.silent && texts.changed(recent(last));
  const age = hall && (hall.silent ? waitingForHall(recent(hall.asOf)) : texts.inHall);
  const said = [place, starts, changed, age].filter(Boolean).join(' · ');
  const { uuid, stages, role, canSeeLeaderboard: seen } = competition;
  return (
    <>
      {said}
      {seen && stages.some(({ scoringSystem }) => isSpeed(scoringSystem)) && (
        <span className={styles.way}>
          {' '}
          · <Link to={`/${uuid}/bracket`}>{texts.heats}</Link>
        </span>
      )}
      {(seen || role) && stages.some(({ planned }) => planned) && (
        <span className={styles.way}>
          {' '}
          · <Link to={`/${uuid}/plan`}>{texts.plan}</Link>
        </span>
      )}
    </>
  );
}
