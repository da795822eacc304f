import type { CompetitionSummary } from '@topout/contract';
import { isLoggedInAtom, RefusedError, useLeaders } from '@topout/api-client';
import { ButtonLink, classNames } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { homeTexts as texts } from './texts.ts';
import { CompetitionCover } from './competition-cover.tsx';
import { formatEnd } from './format-day.ts';
import { LiveLeaders } from './live-leaders.tsx';
import styles from './live-hero.module.css';

interface LiveHeroProps {
  readonly competition: CompetitionSummary;
  /** Without its leaders: one of several. */
  readonly small?: boolean;
}

/** A running competition as it stands: watch it, or take part. */
export function LiveHero({ competition, small = false }: LiveHeroProps) {
  const { uuid, name, venue, entriesCount, liveLeaderboard } = competition;
  const leads = liveLeaderboard && !small;
  const { data: leaders, error } = useLeaders(leads ? uuid : null);
  const place = [venue?.name, venue?.city].filter(Boolean).join(', ');
  // One question without an answer takes nothing away: those who lead are asked for again and again.
  const gone = leaders === undefined ? Boolean(error) : isHidden(error);
  const shows = leads && !gone && leaders?.category !== null;
  return (
    <article className={classNames(styles.hero, small && styles.small)}>
      <CompetitionCover competition={competition} size="wide" className={styles.cover}>
        <p className={styles.state}>{texts.liveState}</p>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.facts}>
            {place && <span>{place}</span>} <span>{texts.ends(formatEnd(competition))}</span>
          </p>
        </div>
      </CompetitionCover>
      <div className={styles.body}>
        {shows ? (
          <LiveLeaders leaders={leaders} />
        ) : (
          <p className={styles.count}>{texts.climbers(entriesCount)}</p>
        )}
        <Ways competition={competition} />
      </div>
      {/* The server's drawing stands until this one is as complete. */}
      {(!shows || leaders !== undefined) && <span hidden data-whole="" />}
    </article>
  );
}

const isHidden = (error: unknown): boolean =>
  error instanceof RefusedError && [403, 404].includes(error.status);

function Ways({ competition: { uuid, name } }: { readonly competition: CompetitionSummary }) {
  const loggedIn = useAtomValue(isLoggedInAtom);
  return (
    <div className={styles.ways}>
      <ButtonLink
        as={Link}
        to={`/${uuid}/entries`}
        variant="primary"
        size="lg"
        aria-label={texts.boardOf(name)}
      >
        {texts.board}
      </ButtonLink>
      {loggedIn ? (
        <ButtonLink as={Link} to={`/${uuid}`} size="lg" aria-label={texts.openName(name)}>
          {texts.open}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={`/${uuid}/enter`} size="lg" aria-label={texts.enterName(name)}>
          {texts.enter}
        </ButtonLink>
      )}
    </div>
  );
}
