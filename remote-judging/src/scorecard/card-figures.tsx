import type { EntryDetail, LeaderboardRow } from '@topout/contract';
import { ordinal } from '@topout/domain';
import styles from './card-head.module.css';
import { texts } from './texts.ts';

export interface CardFiguresProps {
  /** The person's line of the live board, newer than the card; else the card. */
  readonly standing: Pick<LeaderboardRow | EntryDetail, 'position' | 'scoreText' | 'handicapped'>;
}

/** The two figures that everybody looks for. */
export function CardFigures({ standing: { position, scoreText, handicapped } }: CardFiguresProps) {
  const place = position === null ? '' : ordinal(position);
  const figure = String(position ?? '');
  const points = scoreText.endsWith(' pts') ? scoreText.slice(0, -4) : scoreText;
  return (
    <dl className={styles.figures} aria-live="polite">
      <div className={styles.position}>
        <dt>{texts.position}</dt>
        <dd>
          {figure || '–'}
          <small>{place.slice(figure.length)}</small>
        </dd>
      </div>
      <div className={styles.score}>
        <dt>{texts.score}</dt>
        <dd>
          {points || '–'}
          <small>{scoreText.slice(points.length)}</small>
        </dd>
        {handicapped && (
          <dd className={styles.handicap}>{texts.handicap(handicapped.before, handicapped.by)}</dd>
        )}
      </div>
    </dl>
  );
}
