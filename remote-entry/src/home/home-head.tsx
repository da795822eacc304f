import { isLoggedInAtom, useProfile } from '@topout/api-client';
import { Skeleton } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { homeTexts as texts } from './texts.ts';
import styles from './home.module.css';

/** What Topout is, in one line; for people without a session that they need none. */
export function HomeHead() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{texts.title}</h1>
      {loggedIn ? (
        <Welcome />
      ) : (
        <p className={styles.lead}>
          <span>{texts.lead}</span> <span>{texts.noAccount}</span>{' '}
          <Link to="/organise">{texts.organise}</Link>
        </p>
      )}
    </header>
  );
}

function Welcome() {
  const { data: profile } = useProfile();
  return (
    <p className={styles.lead}>
      {profile ? <span>{texts.signedInAs(profile.name)}</span> : <Skeleton width="14em" />}{' '}
      <Link to="/profile">{texts.profile}</Link> <Link to="/organise">{texts.ownCompetitions}</Link>
    </p>
  );
}
