import { ButtonLink, Notice } from '@topout/ui';
import { Link, useLocation } from 'react-router-dom';
import { texts } from '../session/texts.ts';
import styles from './content.module.css';
import { useOnline } from './use-online.ts';

/** A judge is working without a session: they see only what this phone keeps, and nothing is sent. */
export default function GoingOn() {
  const { pathname, search } = useLocation();
  const online = useOnline();
  const next = new URLSearchParams({ next: pathname + search });
  return (
    <div className={styles.reminder}>
      <Notice
        tone="warning"
        title={texts.notSignedIn}
        action={
          online && (
            <ButtonLink as={Link} to={`/sign-in?${next.toString()}`}>
              {texts.signIn}
            </ButtonLink>
          )
        }
      >
        {online ? texts.goingOn : texts.goingOnOffline}
      </Notice>
    </div>
  );
}
