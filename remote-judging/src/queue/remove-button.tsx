import { CloseIcon, IconButton } from '@topout/ui';
import { texts } from './texts.ts';
import type { Climber } from './use-climbers.ts';

export interface RemoveButtonProps {
  readonly climber: Climber;
  readonly onRemove: (user: string) => void;
}

/** Takes somebody out of the queue. */
export function RemoveButton({ climber: { user, name }, onRemove }: RemoveButtonProps) {
  return (
    <IconButton label={texts.removeFromQueue(name)} icon={<CloseIcon />} onClick={() => onRemove(user)} />
  );
}
