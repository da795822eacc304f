import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { Button, Skeleton } from '@topout/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '../../session/use-log-out.tsx';
import { texts } from '../../texts.ts';
import styles from './competition-head.module.css';
import { Logo } from './logo.tsx';
import { afterLogout, pageButton, rootOf } from './page-button.ts';
import { Place } from './place.tsx';
import { useGoBack } from '../use-go-back.ts';

/**
 * The top of the shared competition page layout: the button back or out, and the competition's identity
 * (behaviour: pages#head).
 */
export default function CompetitionHead({ competition }: { readonly competition: string }) {
  const { data, error } = useCompetition(competition);
  // The server's drawing goes once this is on the page; offline it may hold all that is known.
  const [drawn] = useState(() => ({ competition, words: drawnWords() }));
  const words = data ? wordsOf(data) : drawn.competition === competition ? drawn.words : [];
  return (
    <section aria-label={texts.competition} className={styles.head}>
      <div className={styles.button}>
        <TopButton competition={competition} />
      </div>
      <Identity competition={data} words={words} failed={error !== undefined} />
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

interface IdentityProps {
  readonly competition: Competition | undefined;
  /** The names of competition, venue and city, as far as known. */
  readonly words: readonly string[];
  readonly failed: boolean;
}

/** Every line has its place from the start, so that nothing jumps when the words arrive. */
function Identity({ competition, words: [name, venue, city], failed }: IdentityProps) {
  const waiting = !competition && !failed;
  const at = competition?.venues[0];
  return (
    <div className={styles.identity}>
      <Logo loading={waiting} src={at?.logoUrl ?? null} />
      <p className={styles.name}>{name ?? (waiting ? <Skeleton width="12em" /> : texts.headUnknown)}</p>
      <p className={styles.venue}>{venue ?? (waiting && <Skeleton width="9em" />)}</p>
      <p className={styles.venue}>
        {at ? <Place venue={at} /> : (city ?? (waiting && <Skeleton width="6em" />))}
      </p>
    </div>
  );
}

const wordsOf = ({ name, venues: [venue] }: Competition): readonly string[] => [
  name,
  venue?.name ?? '',
  venue?.city ?? '',
];

const drawnWords = (): readonly string[] =>
  [...document.querySelectorAll('#first-sight .identity p')].map(({ textContent }) => textContent);
