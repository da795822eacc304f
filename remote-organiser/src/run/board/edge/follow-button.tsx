import { IconButton } from '@topout/ui';
import { follow } from '../marks/follow.ts';
import { StarShape } from '../marks/star-shape.tsx';
import { useMarks } from '../marks/store.ts';
import { edgeTexts as texts } from './texts.ts';
import styles from './why.module.css';

export interface FollowButtonProps {
  readonly competition: string;
  /** Profile uuid. */
  readonly user: string;
  readonly name: string;
}

/** Follows somebody: their line is kept in sight. One's own is without it. */
export function FollowButton({ competition, user, name }: FollowButtonProps) {
  const followed = useMarks((marks) => marks.followed.has(user));
  const own = useMarks((marks) => marks.own.has(user));
  if (own) return null;
  return (
    <IconButton
      variant="secondary"
      size="lg"
      className={styles.follow}
      icon={<StarShape filled={followed} />}
      aria-pressed={followed}
      label={texts.follow(name)}
      onClick={() => follow(competition, user, !followed)}
    />
  );
}
