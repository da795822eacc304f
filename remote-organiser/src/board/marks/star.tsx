import type { LeaderboardRow } from '@topout/contract';
import { follow } from './follows.ts';
import styles from './marks.module.css';
import { useMarks } from './store.ts';
import { markTexts as texts } from './texts.ts';

export interface StarProps {
  readonly competition: string;
  readonly row: LeaderboardRow;
}

/** Follows somebody: their line is kept in sight. Of one's own that needs no star. */
export function Star({ competition, row: { user } }: StarProps) {
  const followed = useMarks((marks) => marks.followed.has(user.uuid));
  const own = useMarks((marks) => marks.own.has(user.uuid));
  if (own)
    return (
      <span className={styles.yours} data-own>
        {texts.yours}
      </span>
    );
  return (
    <label className={styles.star}>
      <input
        type="checkbox"
        checked={followed}
        aria-label={texts.follow(`${user.firstName} ${user.lastName}`)}
        onChange={({ target }) => follow(competition, user.uuid, target.checked)}
      />
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
      </svg>
    </label>
  );
}
