import { Button, ButtonLink } from '@topout/ui';
import { Link } from 'react-router-dom';
import { useThumbSpot } from '../../attempts/thumb-spot.ts';
import { fromQueue } from '../../attempts/use-go-back.ts';
import { texts } from '../texts.ts';
import type { Climber } from '../use-climbers.ts';

/** Opens the next climber's attempts, in the place where the button that saves them will be. */
export function LogLink({ user }: Pick<Climber, 'user'>) {
  const { ready, tapped } = useThumbSpot('log');
  if (!ready)
    return (
      <Button variant="primary" size="judge" fullWidth resting>
        {texts.logAttempts}
      </Button>
    );
  return (
    <ButtonLink
      as={Link}
      to={user}
      state={fromQueue}
      variant="primary"
      size="judge"
      fullWidth
      onClick={tapped}
    >
      {texts.logAttempts}
    </ButtonLink>
  );
}
