import type { CompetitionSummary } from '@topout/contract';
import { isLoggedInAtom } from '@topout/api-client';
import { ButtonLink, Card, StatePill } from '@topout/ui';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { homeTexts as texts } from '../texts.ts';
import { formatHours } from './format-day.ts';
import styles from './home.module.css';

/** A running competition: watch it, or take part. */
export function LiveCard({ competition }: { readonly competition: CompetitionSummary }) {
  const { uuid, name, venue, headerColour, entriesCount } = competition;
  const loggedIn = useAtomValue(isLoggedInAtom);
  return (
    <Card className={styles.live}>
      <span className={styles.colour} style={{ background: headerColour }} />
      <div className={styles.what}>
        <StatePill state="live" />
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.facts}>{[venue?.name, venue?.city].filter(Boolean).join(', ')}</p>
        <p className={styles.facts}>
          {formatHours(competition)} · {texts.climbers(entriesCount)}
        </p>
      </div>
      <div className={styles.ways}>
        <ButtonLink as={Link} to={`/${uuid}/entries`} variant="primary" aria-label={texts.boardOf(name)}>
          {texts.board}
        </ButtonLink>
        {loggedIn ? (
          <ButtonLink as={Link} to={`/${uuid}`} aria-label={texts.openName(name)}>
            {texts.open}
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to={`/${uuid}/enter`} aria-label={texts.enterName(name)}>
            {texts.enter}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
