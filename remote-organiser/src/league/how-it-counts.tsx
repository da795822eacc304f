import type { League } from '@topout/api-client';
import { usualPlacePoints } from '@topout/domain';
import styles from './league.module.css';
import { leagueTexts as texts } from './texts.ts';

/** The rules of a league, for whoever wants to know them. */
export const HowItCounts = ({ league: { scoring, bestOf, placePoints } }: { readonly league: League }) => (
  <details className={styles.rules}>
    <summary>{texts.how}</summary>
    <ul>
      <li>
        {scoring === 'SCORES'
          ? texts.howScores
          : texts.howPlaces((placePoints ?? usualPlacePoints).join(', '))}
      </li>
      {bestOf !== null && <li>{texts.howBest(bestOf)}</li>}
      <li>{texts.howTies}</li>
      <li>{texts.howCategories}</li>
    </ul>
  </details>
);
