import { Button } from '@topout/ui';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../../session/use-log-out.tsx';
import { texts } from '../../texts.ts';
import { useGoBack } from '../use-go-back.ts';
import styles from './header.module.css';
import { pageButton } from './page-button.ts';
import { afterLogout, rootOf } from './root-of.ts';

/** The header's left on a page of a flow: the way back, or out where somebody else may be next. */
export function TopButton({ competition }: { readonly competition: string }) {
  const { pathname } = useLocation();
  const goBack = useGoBack(rootOf(pathname, competition));
  const logOut = useLogOut();
  if (pageButton(pathname) === 'logout')
    return (
      <>
        <Button
          variant="quiet"
          className={styles.way}
          onClick={() => logOut.ask(afterLogout(pathname, competition))}
        >
          {texts.logOutButton}
        </Button>
        {logOut.dialog}
      </>
    );
  return (
    <Button variant="quiet" className={styles.way} onClick={goBack}>
      {texts.backButton}
    </Button>
  );
}
