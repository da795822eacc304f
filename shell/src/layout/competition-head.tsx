import { type Competition, useCompetition } from '@topout/api-client';
import { Button, Skeleton } from '@topout/ui';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../session/use-log-out.tsx';
import { texts } from '../texts.ts';
import styles from './competition-head.module.css';
import { Logo } from './logo.tsx';
import { afterLogout, pageButton, rootOf } from './page-button.ts';
import { Place } from './place.tsx';
import { useGoBack } from './use-go-back.ts';

/** The top of the shared competition page layout: the way back or out, and whose competition it is (spec 1 §2). */
export default function CompetitionHead({ competition }: { readonly competition: string }) {
  const { data } = useCompetition(competition);
  return (
    <section aria-label={texts.competition} className={styles.head}>
      <div className={styles.button}>
        <TopButton competition={competition} />
      </div>
      <Identity competition={data} />
    </section>
  );
}

function TopButton({ competition }: { readonly competition: string }) {
  const { pathname } = useLocation();
  const goBack = useGoBack(rootOf(pathname, competition));
  const logOut = useLogOut();
  const button = pageButton(pathname);
  if (button === null) return null;
  if (button === 'back')
    return (
      <Button variant="quiet" onClick={goBack}>
        {texts.backButton}
      </Button>
    );
  return (
    <>
      <Button variant="quiet" onClick={() => logOut.ask(afterLogout(pathname, competition))}>
        {texts.logOutButton}
      </Button>
      {logOut.dialog}
    </>
  );
}

/** Every line has its place from the start, so that nothing jumps when the words arrive. */
function Identity({ competition }: { readonly competition: Competition | undefined }) {
  const venue = competition?.venues[0];
  return (
    <div className={styles.identity}>
      <Logo loading={!competition} src={venue?.logoUrl ?? null} />
      <p className={styles.name}>{competition?.name ?? <Skeleton width="12em" />}</p>
      <p className={styles.venue}>{competition ? venue?.name : <Skeleton width="9em" />}</p>
      <p className={styles.venue}>
        {competition ? venue && <Place venue={venue} /> : <Skeleton width="6em" />}
      </p>
    </div>
  );
}
