import type { LeaderboardRow } from '@topout/contract';
import { classNames } from '@topout/ui';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './marks.module.css';
import { Moved } from './moved.tsx';
import { markTexts as texts } from './texts.ts';
import { whyParameter } from './why-parameter.ts';

export interface PlaceLinkProps {
  readonly row: LeaderboardRow;
  /** Somebody else stands on the same place. */
  readonly tied: boolean;
  /** Places won (positive) or lost of late. */
  readonly moved: number;
  /** The move stands before the place instead of under it. */
  readonly beside?: boolean;
}

/** The place, which tells on request where it comes from; whether it is shared, and how it moved. */
export function PlaceLink({ row: { entry, position, user }, tied, moved, beside = false }: PlaceLinkProps) {
  const [search] = useSearchParams();
  const explained = new URLSearchParams(search);
  explained.set(whyParameter, entry);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Link
      to={{ search: explained.toString() }}
      className={classNames(styles.place, beside && styles.beside)}
      aria-label={texts.why({ position, tied, moved }, name)}
    >
      <span className={classNames(styles.number, position === null && styles.none)}>
        {tied && (
          <span className={styles.tied} title={texts.tied} aria-hidden="true">
            =
          </span>
        )}
        {position ?? <span aria-hidden="true">–</span>}
      </span>
      <Moved by={moved} />
    </Link>
  );
}
