import type { Competition } from '@topout/contract';
import { useCompetition } from '@topout/api-client';
import { formatSpan } from '@topout/domain';
import { classNames, Skeleton } from '@topout/ui';
import { type CSSProperties, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import styles from './competition-head.module.css';
import { Logo } from './logo.tsx';
import { pageButton } from './page-button.ts';
import { Place } from './place.tsx';
import { safeHeaderLook } from './safe-header-look.ts';
import Wall from './head-wall.tsx';

/** The top of the shared competition page layout: the competition's identity on its cover (behaviour: pages#head). */
export default function CompetitionHead({ competition }: { readonly competition: string }) {
  const { data, error } = useCompetition(competition);
  // The server's drawing goes once this is on the page; offline it may hold all that is known.
  const [drawn] = useState(() => ({ competition, words: drawnWords() }));
  const words = data ? wordsOf(data) : drawn.competition === competition ? drawn.words : [];
  // The first page of a flow says when as well: its bar has no more to say than this.
  const first = pageButton(useLocation().pathname) === null;
  const look = safeHeaderLook(data?.headerColour);
  const style: CSSProperties = { backgroundColor: look.background, color: look.text };
  return (
    <section aria-label={texts.competition} className={styles.cover} style={style}>
      {data && <Wall competition={data.uuid} facets={look.facets} below />}
      <Identity competition={data} words={words} failed={error !== undefined} first={first} />
    </section>
  );
}

interface IdentityProps {
  readonly competition: Competition | undefined;
  /** The names of competition, venue and city, as far as known. */
  readonly words: readonly string[];
  readonly failed: boolean;
  readonly first: boolean;
}

/** Every line has its place from the start, so that nothing jumps when the words arrive. */
function Identity({ competition, words: [name, venue, city], failed, first }: IdentityProps) {
  const waiting = !competition && !failed;
  const at = competition?.venues[0];
  return (
    <div className={classNames(styles.identity, first && styles.first)}>
      <Logo loading={waiting} src={at?.logoUrl ?? null} />
      <p className={styles.name}>{name ?? (waiting ? <Skeleton width="12em" /> : texts.headUnknown)}</p>
      <p className={styles.venue}>{venue ?? (waiting && <Skeleton width="9em" />)}</p>
      <p className={styles.venue}>
        {at ? <Place venue={at} /> : (city ?? (waiting && <Skeleton width="6em" />))}
      </p>
      {first && (
        <p className={styles.when}>{competition ? formatSpan(competition) : <Skeleton width="14em" />}</p>
      )}
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
