import type { Competition, EntryDetail, LeaderboardRow } from '@topout/contract';
import type { Liveness } from '@topout/api-client';
import { formatDashboardTime, forReader, initials, nameHue, ordinal, venueZone } from '@topout/domain';
import { Avatar } from '@topout/ui';
import { CardState } from './card-state.tsx';
import styles from './scorecard.module.css';
import { texts } from './texts.ts';

export interface CardHeadProps {
  readonly competition: Competition;
  readonly card: EntryDetail;
  /** The person's line of the live board: newer than the card, where there is one. */
  readonly row: LeaderboardRow | undefined;
  /** Null where there is no live board to follow. */
  readonly live: Liveness | null;
}

/** Who, and the two figures that everybody looks for. */
export function CardHead({ competition, card, row, live }: CardHeadProps) {
  const { position, scoreText } = row ?? card;
  const { user, category, competitorNumber } = card;
  const { name, startTime, venues } = competition;
  return (
    <header className={styles.head}>
      <p className={styles.printed}>
        {name}, {forReader(formatDashboardTime, startTime, venueZone(venues[0]))}
      </p>
      <div className={styles.person}>
        <Avatar initials={initials(user.name)} hue={nameHue(user.name)} src={user.pictureUrl} size={64} />
        <div className={styles.names}>
          <p className={styles.title}>{texts.scorecard}</p>
          <h1 className={styles.name}>{user.name}</h1>
          <p className={styles.about}>{[category.name, competitorNumber].filter(Boolean).join(' · ')}</p>
        </div>
        <div className={styles.live}>
          <CardState competition={competition} live={live} />
        </div>
      </div>
      <dl className={styles.figures} aria-live="polite">
        <div>
          <dt>{texts.position}</dt>
          <dd>{position === null ? '–' : ordinal(position)}</dd>
        </div>
        <div>
          <dt>{texts.score}</dt>
          <dd>
            <ScoreText text={scoreText} />
          </dd>
        </div>
      </dl>
    </header>
  );
}

/** The figure big, its unit small beside it. */
function ScoreText({ text }: { readonly text: string }) {
  if (text === '') return '–';
  const [figure, unit] = text.endsWith(' pts') ? [text.slice(0, -4), 'pts'] : [text, null];
  return (
    <>
      {figure}
      {unit !== null && <small className={styles.unit}> {unit}</small>}
    </>
  );
}
