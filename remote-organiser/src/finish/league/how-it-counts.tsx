import type { League } from '@topout/api-client';
import { usualPlacePoints } from '@topout/domain';
import { Link } from 'react-router-dom';
import styles from './league.module.css';
import { leagueTexts as texts } from './texts.ts';

/** The competitions of a league, and its rules, for anybody who wants to know them. */
export const HowItCounts = ({
  league: { competitions, scoring, bestOf, placePoints },
}: {
  readonly league: League;
}) => (
  <details className={styles.rules}>
    <summary>{texts.how}</summary>
    <ul className={styles.competitions} aria-label={texts.competitions}>
      {competitions.map(({ uuid, name }) => (
        <li key={uuid}>
          <Link to={`/${uuid}/entries`}>{name}</Link>
        </li>
      ))}
    </ul>
    <ul>
      <li>
        {scoring === 'SCORES'
          ? texts.howScores
          : texts.howPlaces((placePoints ?? usualPlacePoints).join(', '))}
      </li>
      {bestOf !== null && <li>{texts.howBest(bestOf)}</li>}
      <li>{texts.howStands}</li>
      <li>{texts.howTies}</li>
      <li>{texts.howCategories}</li>
    </ul>
  </details>
);
