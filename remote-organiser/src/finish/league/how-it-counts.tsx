import type { League } from '@topout/api-client';
import { Link } from 'react-router-dom';
import styles from './league.module.css';
import { rulesOf } from './rules-of.ts';
import { leagueTexts as texts } from './texts.ts';

/** The competitions of a league, and its rules, for anybody who wants to know them. */
export const HowItCounts = ({ league }: { readonly league: League }) => (
  <details className={styles.rules}>
    <summary>{texts.how}</summary>
    <ul className={styles.competitions} aria-label={texts.competitions}>
      {league.competitions.map(({ uuid, name }) => (
        <li key={uuid}>
          <Link to={`/${uuid}/entries`}>{name}</Link>
        </li>
      ))}
    </ul>
    <ul>
      {rulesOf(league).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </details>
);
