import { Button } from '@topout/ui';
import { follow } from '../marks/follow.ts';
import { StarShape } from '../marks/star-shape.tsx';
import { useMarks } from '../marks/store.ts';
import { edgeTexts as texts } from './texts.ts';

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
    <Button
      size="lg"
      icon={<StarShape filled={followed} />}
      aria-pressed={followed}
      aria-label={texts.follow(name)}
      onClick={() => follow(competition, user, !followed)}
    >
      {followed ? texts.following : texts.followShort}
    </Button>
  );
}
