import { isLoggedInAtom, useProfile } from '@topout/api-client';
import { ButtonLink, Skeleton } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { homeTexts as texts } from '../texts.ts';
import styles from './home.module.css';

/** Who is signed in, or a link to sign in; and a link for organising. */
export function AccountLine() {
  const loggedIn = useAtomValue(isLoggedInAtom);
  const { data: profile } = useProfile();
  return (
    <div className={styles.account}>
      {loggedIn && (
        <p>
          {profile ? texts.signedInAs(profile.name) : <Skeleton width="14em" />}{' '}
          <Link to="/profile">{texts.profile}</Link>
        </p>
      )}
      {!loggedIn && (
        <ButtonLink as={Link} to="/sign-in">
          {texts.signIn}
        </ButtonLink>
      )}
      <ButtonLink
        as={Link}
        to="/organise"
        variant={loggedIn ? 'secondary' : 'quiet'}
        className={loggedIn ? undefined : styles.quiet}
      >
        {loggedIn ? texts.ownCompetitions : texts.organise}
      </ButtonLink>
    </div>
  );
}
